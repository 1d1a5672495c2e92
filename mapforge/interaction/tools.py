"""The tools, in the order of a tool bar."""

from mapforge.interaction.tool_border import BorderTool
from mapforge.interaction.tool_city import CityTool
from mapforge.interaction.tool_picture import PictureTool
from mapforge.interaction.tool_route import RouteTool
from mapforge.interaction.tool_select import SelectTool
from mapforge.interaction.tool_ticket import TicketTool
from mapforge.interaction.values import Tool

TOOLS: tuple[Tool, ...] = (SelectTool(), CityTool(), BorderTool(), RouteTool(), TicketTool(), PictureTool())
"""Each as it is when it is taken in hand; ``tool.name`` tells them apart."""
