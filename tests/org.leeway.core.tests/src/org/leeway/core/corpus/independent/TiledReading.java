package org.leeway.core.corpus.independent;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.leeway.core.corpus.independent.MapLayers.Layer;
import org.leeway.core.corpus.independent.TileRules.Rule;
import org.w3c.dom.Element;

/** A reading of the cells that tiles block in an orthogonal or isometric map of Tiled. */
final class TiledReading {

	private final Element map;
	private final TileRules rules;
	private final List<Part> parts = new ArrayList<>();
	private final List<WallLine> lines;
	private int left;
	private int top;
	private int right;
	private int bottom;

	/** The tiles of a layer or chunk. */
	private record Part(boolean isWall, CellNumbers cells, int left, int top) {

		int bottom() {
			return top + cells.numbers().length / Math.max(1, cells.width());
		}

		boolean hasTiles() {
			for (int number : cells.numbers()) {
				if (number != 0) {
					return true;
				}
			}
			return false;
		}
	}

	private TiledReading(Path file) throws IOException, NotComparedException {
		map = MapDom.read(file);
		check(!map.hasAttribute("orientation") || List.of("orthogonal", "isometric").contains(map.getAttribute("orientation")),
				map.getAttribute("orientation"));
		check(!MapDom.properties(map).containsKey("agents"), "agents of their own");
		rules = new TileRules(map, file);
		MapLayers layers = new MapLayers(map);
		lines = layers.wallLines(map);
		check(lines.isEmpty() || !isIsometric(), "open lines that block in an isometric map");
		addParts(layers);
		setBounds();
	}

	static BlockedCells read(Path file) throws IOException, NotComparedException {
		return new TiledReading(file).blocked();
	}

	private static void check(boolean condition, String reason) throws NotComparedException {
		if (!condition) {
			throw new NotComparedException(reason);
		}
	}

	private boolean isIsometric() {
		return map.getAttribute("orientation").equals("isometric");
	}

	private void addParts(MapLayers layers) throws IOException, NotComparedException {
		List<List<CellNumbers>> cells = new ArrayList<>();
		boolean haveMarks = layers.haveMarks();
		for (Layer layer : layers.tiles) {
			cells.add(CellNumbers.of(layer.element(), MapDom.whole(map, "width")));
			haveMarks |= cells.getLast().stream().anyMatch(this::haveMark);
		}
		for (int i = 0; i < cells.size(); i++) {
			Layer layer = layers.tiles.get(i);
			boolean isWall = layer.isWall() && !(layer.isThing() && haveMarks);
			if (isWall || layer.isVisible()) {
				addParts(layer, isWall, cells.get(i));
			}
		}
		check(!parts.isEmpty(), "no layers of tiles to read");
	}

	private boolean haveMark(CellNumbers cells) {
		for (int number : cells.numbers()) {
			if (number != 0 && rules.of(number).isMark()) {
				return true;
			}
		}
		return false;
	}

	private void addParts(Layer layer, boolean isWall, List<CellNumbers> cells) throws NotComparedException {
		double x = layer.x() / MapDom.whole(map, "tilewidth");
		double y = layer.y() / MapDom.whole(map, "tileheight");
		double columns = isIsometric() ? x + y : x;
		double rows = isIsometric() ? y - x : y;
		check(columns == Math.rint(columns) && rows == Math.rint(rows), "layers moved by fractions of cells");
		cells.forEach(each -> parts.add(new Part(isWall, each, each.left() + (int) columns, each.top() + (int) rows)));
	}

	private void setBounds() {
		if (map.hasAttribute("infinite") && !MapDom.isNo(map, "infinite")) {
			left = parts.stream().mapToInt(Part::left).min().getAsInt();
			top = parts.stream().mapToInt(Part::top).min().getAsInt();
			right = parts.stream().mapToInt(part -> part.left + part.cells.width()).max().getAsInt();
			bottom = parts.stream().mapToInt(Part::bottom).max().getAsInt();
		} else {
			right = MapDom.whole(map, "width");
			bottom = MapDom.whole(map, "height");
		}
	}

	/**
	 * Returns the cells that block. A cell blocks if one of its tiles blocks, or if a line in the cell blocks. A cell
	 * without a tile blocks too, unless all layers with tiles are wall layers.
	 */
	private BlockedCells blocked() {
		int width = right - left;
		BitSet blocked = new BitSet();
		BitSet filled = new BitSet();
		for (Part part : parts) {
			int[] numbers = part.cells.numbers();
			for (int i = 0; i < numbers.length; i++) {
				int x = part.left + i % part.cells.width() - left;
				int y = part.top + i / part.cells.width() - top;
				if (numbers[i] != 0 && isInside(x, y)) {
					Rule rule = rules.of(numbers[i]);
					filled.set(y * width + x);
					blocked.set(y * width + x, blocked.get(y * width + x) || rule.blocks() || part.isWall && !rule.isFree());
				}
			}
		}
		if (parts.stream().anyMatch(part -> !part.isWall && part.hasTiles())) {
			filled.flip(0, width * (bottom - top));
			blocked.or(filled);
		}
		lines.forEach(line -> line.visit((x, y) -> {
			if (isInside(x - left, y - top)) {
				blocked.set((y - top) * width + x - left);
			}
		}));
		return new BlockedCells(width, bottom - top, blocked);
	}

	private boolean isInside(int x, int y) {
		return x >= 0 && y >= 0 && x < right - left && y < bottom - top;
	}
}
