package org.leeway.core.layer;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.colour.Palette;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A picture of routes over the terrain, as one value for each cell. The value of a cell is its terrain id. If the
 * centre of a unit crosses the cell, the value is the number of the route, which is larger than all terrain ids. If no
 * route was found, only the start and the goal are drawn.
 */
final class RoutePicture implements LayerRows {

	/**
	 * Distance between sampled points of a route, in cells. The cells that contain these points are drawn. So a cell is
	 * left out if the route crosses only a corner of it, between two of the points.
	 */
	private static final double STEP = 0.125;
	/** The colours of the routes, one after another. These colours stand out from terrains. */
	private static final List<Meaning> COLOURS = List.of(Meaning.CUT_OFF, Meaning.LOST, Meaning.HERE, Meaning.NARROW,
			Meaning.REACHABLE);

	private final LayerRows terrain;
	/**
	 * The values of the cells that routes cross, indexed by row, then by column. The value is {@link TerrainGrid#TERRAINS} for
	 * the first route, the next number for the second route, and so on. Cells without a route have no entry.
	 */
	private final Map<Integer, Map<Integer, Integer>> crossed = new HashMap<>();

	private RoutePicture(TerrainGrid grid, List<LayerRoute> routes) {
		this.terrain = new TerrainRows(grid);
		for (int i = 0; i < routes.size(); i++) {
			draw(routes.get(i), TerrainGrid.TERRAINS + i, grid);
		}
	}

	static OverlayLayer of(LayerDescriptor layer, LevelSnapshot level, List<LayerRoute> routes) {
		return new OverlayLayer(layer, Anchor.TOP_LEFT, level.grid(), new RoutePicture(level.grid(), routes),
				colours -> palette(level, routes, colours));
	}

	private static Palette palette(LevelSnapshot level, List<LayerRoute> routes, OverlayColours colours) {
		Map<Integer, LegendEntry> named = new LinkedHashMap<>();
		level.terrains().forEach(each -> named.put(each.id(), each.legend()));
		for (int i = 0; i < routes.size(); i++) {
			named.put(TerrainGrid.TERRAINS + i,
					new LegendEntry(label(routes.get(i)), colours.of(COLOURS.get(i % COLOURS.size()))));
		}
		return Palette.ids(named, TerrainGrid.TERRAINS + routes.size());
	}

	private static String label(LayerRoute route) {
		return route.title() + ": " + route.trajectory()
				.map(path -> String.format(Locale.ROOT, "length %.1f", path.length())).orElse("no way");
	}

	private void draw(LayerRoute route, int value, TerrainGrid grid) {
		for (PathSegment segment : route.segments()) {
			int steps = (int) Math.ceil(segment.length() / STEP);
			for (int i = 0; i <= steps; i++) {
				draw(segment.at(steps == 0 ? 0 : segment.length() * i / steps), value, grid);
			}
		}
		if (route.segments().isEmpty()) {
			for (Cell end : List.of(route.probe().start(), route.probe().goal())) {
				draw(new Point(end.x(), end.y()), value, grid);
			}
		}
	}

	private void draw(Point place, int value, TerrainGrid grid) {
		int x = (int) Math.floor(place.x());
		int y = (int) Math.floor(place.y());
		if (grid.contains(x, y)) {
			crossed.computeIfAbsent(y, any -> new HashMap<>()).put(x, value);
		}
	}

	@Override
	public void values(int x, int y, int length, int[] target) {
		terrain.values(x, y, length, target);
		crossed.getOrDefault(y, Map.of()).forEach((column, value) -> {
			if (column >= x && column < x + length) {
				target[column - x] = value;
			}
		});
	}
}
