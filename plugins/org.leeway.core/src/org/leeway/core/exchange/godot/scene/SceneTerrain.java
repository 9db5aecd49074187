package org.leeway.core.exchange.godot.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.godot.scene.TileUse.Piece;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * The terrain of a level from the layers of a scene. A collision polygon that fills whole cells becomes terrain. Any other polygon
 * becomes an obstacle. A cell blocks if any layer blocks it.
 */
final class SceneTerrain {

	/** The number of cells between two checks whether the import was cancelled. */
	private static final int STEP = 1 << 16;
	private static final int MOST_NEAR = 4;

	private final SceneFrame frame;
	private final List<LayerUses> layers = new ArrayList<>();
	private final TerrainGridEditor grid;
	private final List<CellState> states = new ArrayList<>(List.of(CellState.EMPTY));
	private final Map<CellState, Integer> ids = new HashMap<>(Map.of(CellState.EMPTY, 0));
	private long unknown;
	private long scenes;
	private long oneWay;
	private long unaligned;

	SceneTerrain(SceneFrame frame, List<SceneLayer> layers, Marks marks) {
		this.frame = frame;
		layers.forEach(layer -> this.layers.add(new LayerUses(layer, frame, marks)));
		this.grid = TerrainGrid.filled(frame.width(), frame.height(), 0).edit();
	}

	/**
	 * Computes the terrain of all cells. The terrain id of a cell is the index of its state in {@link #states()}.
	 *
	 * @param marks receives for each mark the number of cells that it blocks. A mark is a name or a property that makes a tile
	 * block, such as the name {@code wall}
	 * @throws LevelFormatException if there are more than 256 states, because each state becomes a terrain
	 */
	TerrainGrid paint(Marks marks, Progress progress) throws LevelFormatException {
		for (LayerUses layer : layers) {
			paint(layer, progress);
			layer.all().forEach(use -> use.mark().ifPresent(mark -> marks.blocks(mark, use.marked())));
		}
		return grid.build();
	}

	List<CellState> states() {
		return states;
	}

	private void paint(LayerUses layer, Progress progress) throws LevelFormatException {
		for (int i = 0; i < layer.layer().cells().count(); i++) {
			if (i % STEP == 0) {
				progress.check();
			}
			TileUse use = layer.of(i);
			if (use == null) {
				boolean isScene = layer.layer().tiles().isScene(layer.layer().cells().key(i));
				scenes += isScene ? 1 : 0;
				unknown += isScene ? 0 : 1;
				continue;
			}
			double x = layer.x(i);
			double y = layer.y(i);
			if (layer.isAligned()) {
				paintOwn(layer, use, (int) Math.rint(x), (int) Math.rint(y));
			} else {
				unaligned++;
			}
			for (Piece piece : use.pieces()) {
				oneWay += piece.oneWay() ? 1 : 0;
				fill(layer, piece, fill(layer, piece, x, y));
			}
		}
	}

	private void paintOwn(LayerUses layer, TileUse use, int left, int top) throws LevelFormatException {
		for (int y = top; y < top + layer.rows(); y++) {
			for (int x = left; x < left + layer.columns(); x++) {
				int before = grid.terrain(x, y);
				int after = use.next()[before];
				if (after < 0) {
					after = id(layer, states.get(before).under(use));
					use.next()[before] = after;
				}
				grid.set(x, y, after);
				if (use.mark().isPresent()) {
					use.countMarked();
				}
			}
		}
	}

	/** Returns the cells of the level that a polygon of a tile fills. Null if the polygon does not consist of whole cells. */
	private static CellRect fill(LayerUses layer, Piece piece, double x, double y) {
		CellRect fill = piece.fill();
		return !layer.isAligned() ? TileUse.filled(piece.xy(), x, y) : fill == null ? null
				: new CellRect(fill.x() + (int) Math.rint(x), fill.y() + (int) Math.rint(y), fill.width(), fill.height());
	}

	private void fill(LayerUses layer, Piece piece, CellRect fill) throws LevelFormatException {
		if (fill == null) {
			return;
		}
		for (int y = Math.max(0, fill.y()); y < Math.min(frame.height(), fill.bottom()); y++) {
			for (int x = Math.max(0, fill.x()); x < Math.min(frame.width(), fill.right()); x++) {
				int before = grid.terrain(x, y);
				int after = piece.next()[before];
				if (after < 0) {
					after = id(layer, states.get(before).under(piece));
					piece.next()[before] = after;
				}
				grid.set(x, y, after);
			}
		}
	}

	private int id(LayerUses layer, CellState state) throws LevelFormatException {
		Integer id = ids.get(state);
		if (id == null) {
			id = states.size();
			if (id == TerrainGrid.TERRAINS) {
				throw layer.layer().error("more than " + id + " kinds of cells up to the layer "
						+ MessageText.quote(layer.layer().name()) + ", expected fewer");
			}
			states.add(state);
			ids.put(state, id);
		}
		return id;
	}

	/** A receiver of the polygons that fill only parts of cells. */
	interface Parts {

		/**
		 * Receives a polygon.
		 *
		 * @param name a name for users
		 * @param layers bit mask of the collision layers of the polygon
		 * @param xy the corners {@code x0, y0, x1, y1, ...}, in cells
		 */
		void add(String name, int layers, double[] xy) throws LevelFormatException;
	}

	/**
	 * Passes polygons to {@code user}: all polygons that fill some cell only partly. Leaves out small polygons that lie
	 * completely in blocked cells, because they change nothing.
	 */
	void parts(Parts user, Progress progress) throws LevelFormatException {
		for (LayerUses layer : layers) {
			for (int i = 0; i < layer.layer().cells().count(); i++) {
				if (i % STEP == 0) {
					progress.check();
				}
				TileUse use = layer.of(i);
				for (Piece piece : use == null ? List.<Piece>of() : use.pieces()) {
					double x = layer.x(i);
					double y = layer.y(i);
					if (fill(layer, piece, x, y) == null) {
						double[] xy = new Affine(1, 0, 0, 1, x, y).apply(piece.xy());
						if (!isHidden(xy)) {
							user.add(layer.layer().name() + " " + TileCells.place(layer.layer().cells().key(i)), piece.layers(),
									xy);
						}
					}
				}
			}
		}
	}

	/** Returns whether a polygon is small and touches only cells that block. */
	private boolean isHidden(double[] xy) {
		double[] box = TileUse.box(xy);
		double left = Math.floor(box[0] + 1e-9);
		double top = Math.floor(box[1] + 1e-9);
		double right = Math.ceil(box[2] - 1e-9);
		double bottom = Math.ceil(box[3] - 1e-9);
		if (left < 0 || top < 0 || right > frame.width() || bottom > frame.height()
				|| (right - left) * (bottom - top) > MOST_NEAR) {
			return false;
		}
		boolean isHidden = true;
		for (int y = (int) top; y < bottom; y++) {
			for (int x = (int) left; x < right; x++) {
				isHidden &= states.get(grid.terrain(x, y)).blocks();
			}
		}
		return isHidden;
	}

	/** Returns whether any layer has navigation polygons. Only layers whose tiles cover whole cells count. */
	boolean isNavigated() {
		return layers.stream().anyMatch(each -> each.isAligned() && each.layer().isNavigated()
				&& each.layer().tiles().isNavigable());
	}

	/** Returns the number of cells whose tile is missing in the tile set. */
	long unknown() {
		return unknown;
	}

	/** Returns the number of cells that hold an instanced scene, and not a tile. */
	long scenes() {
		return scenes;
	}

	/** Returns the number of one-way polygons, which units in the game can pass from one side. */
	long oneWay() {
		return oneWay;
	}

	/** Returns the names of the layers whose tiles do not cover whole cells of the level. */
	List<String> unaligned() {
		return unaligned == 0 ? List.of() : layers.stream().filter(each -> !each.isAligned()).map(each
				-> each.layer().name()).toList();
	}
}
