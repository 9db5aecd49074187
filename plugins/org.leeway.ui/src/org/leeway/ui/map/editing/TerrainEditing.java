package org.leeway.ui.map.editing;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.GraphicalEditPart;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Fragment;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.policies.PaintRequest;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.settings.TerrainSelection;
import org.leeway.ui.settings.TerrainSelection.Floating;

/**
 * Edits of terrain: cut, copy, paste, move, flip and turn. A pasted or moved piece first floats over the map as a
 * preview. The user then puts the piece down, as one undo step, or discards the piece. No edit can begin while the
 * terrain layer is locked or hidden.
 */
public final class TerrainEditing {

	private final GraphicalEditPart levelPart;
	private final TerrainSelection selection;

	/**
	 * Creates the terrain edits for the level that a viewer shows. If the viewer shows no level, {@link #floating} returns null.
	 */
	public TerrainEditing(EditPartViewer viewer, TerrainSelection selection) {
		this.levelPart = (GraphicalEditPart) viewer.getContents();
		this.selection = selection;
	}

	private Level level() {
		return (Level) levelPart.getModel();
	}

	private TerrainGrid terrain() {
		return level().getTerrain();
	}

	/** Returns whether an edit can begin: the terrain layer is visible and not locked. */
	private boolean isEditable() {
		return ((LevelRootPart) levelPart.getRoot()).mapLayers().isEditable(MapLayers.TERRAIN);
	}

	/**
	 * Returns the id of the terrain that replaces cut terrain: the first terrain of the level. Returns 0 if the level has no
	 * terrains.
	 */
	private int background() {
		return level().getTerrainTypes().isEmpty() ? 0 : level().getTerrainTypes().getFirst().getId();
	}

	/**
	 * Returns the piece of terrain that floats over the map. Null if no piece floats. Discards the piece and returns null if
	 * the level's terrain has changed since the piece was lifted, or lacks a terrain of the piece.
	 */
	public Floating floating() {
		if (levelPart == null) {
			return null;
		}
		if (selection.floating() != null && !isValid(selection.floating())) {
			selection.setFloating(null);
		}
		return selection.floating();
	}

	private boolean isValid(Floating piece) {
		return piece.source() == terrain() && TerrainPiece.names(level()).keySet().containsAll(piece.terrains());
	}

	/**
	 * Returns the floating piece or the selected terrain. Empty if there is neither. Also empty if the user
	 * cancelled the copying of a large piece.
	 */
	public Optional<TerrainPiece> selected() {
		TerrainGrid grid = terrain();
		Map<Integer, String> names = TerrainPiece.names(level());
		Floating now = floating();
		BitPlane cells = selection.cells().orElse(null);
		return now == null && cells == null ? Optional.empty() : compute("Copying terrain",
				() -> TerrainPiece.of(now != null ? now.piece() : Fragment.of(grid, cells), names));
	}

	/**
	 * Returns the floating piece or the selected terrain as a stamp, with the objects that lie on the terrain. Empty if
	 * there is neither.
	 */
	public Optional<Stamp> stamp() {
		Floating now = floating();
		return selected().flatMap(piece -> selection.cells().map(cells -> Stamp.of(piece, cells, now == null
				? Areas.bounds(cells) : new CellRect(now.x(), now.y(), now.piece().width(), now.piece().height()), level())));
	}

	/**
	 * Computes a value about the map. Empty if the user cancelled the computation.
	 *
	 * @param name the name of the computation, which a dialog shows if the computation is slow
	 */
	private <T> Optional<T> compute(String name, Supplier<T> work) {
		return BusyOperation.compute(name, terrain().bounds().cells(), work);
	}

	/** Remembers the selected terrain for {@link #paste}. */
	public void copy() {
		selected().ifPresent(MapClipboard::put);
	}

	/** Copies the selected terrain, and replaces this terrain by the background. */
	public void cut() {
		copy();
		erase("Cut terrain");
	}

	/** Replaces the selected terrain by the background, or discards the floating piece. */
	public void erase() {
		erase("Clear terrain");
	}

	private void erase(String label) {
		if (floating() != null) {
			drop();
		} else if (repaint(label, background())) {
			deselect();
		}
	}

	/** Puts down any floating piece, and then gives the selected cells a terrain. */
	public void fill(TerrainType terrain) {
		commit();
		repaint("Fill with " + terrain.getName(), terrain.getId());
	}

	/**
	 * Gives the selected cells another terrain. Returns false if nothing was done, because no cell is selected, no edit
	 * can begin, or the user cancels.
	 *
	 * @param label the name of the undo step
	 * @param id the id of the terrain
	 */
	private boolean repaint(String label, int id) {
		TerrainGrid grid = terrain();
		Optional<TerrainGrid> painted = selection.cells().filter(cells -> isEditable())
				.flatMap(cells -> compute(label, () -> Areas.painted(grid, cells, id))).filter(done -> terrain() == grid);
		painted.ifPresent(done -> paint(label, done));
		return painted.isPresent();
	}

	/**
	 * Shows the copied terrain as a floating piece, in the middle of an area. If the area reaches beyond the map, uses
	 * the middle of the area's part on the map.
	 */
	public void paste(CellRect area) {
		commit();
		if (!isEditable()) {
			return;
		}
		TerrainGrid grid = terrain();
		Map<Integer, String> names = TerrainPiece.names(level());
		MapClipboard.terrain().flatMap(piece -> compute("Pasting terrain",
				() -> piece.on(names).map(own -> pasted(grid, own, area)))).flatMap(pasted -> pasted)
				.ifPresent(this::take);
	}

	private static Floating pasted(TerrainGrid grid, Fragment piece, CellRect area) {
		int x = Math.clamp((area.x() + area.right() - piece.width()) / 2, 0, Math.max(0, grid.width() - piece.width()));
		int y = Math.clamp((area.y() + area.bottom() - piece.height()) / 2, 0,
				Math.max(0, grid.height() - piece.height()));
		return Floating.of(grid, grid, piece, x, y, "Paste terrain");
	}

	/** Shows a computed piece as the floating piece. Does nothing if the level's terrain was changed during the computation. */
	private void take(Floating piece) {
		if (piece.source() == terrain()) {
			show(piece);
		}
	}

	/**
	 * Lifts the selected terrain, so that it floats over the map.
	 *
	 * @param copy whether the terrain also stays in its old place. If not, its old place gets the background
	 */
	public void lift(boolean copy) {
		if (floating() == null) {
			show(copy, UnaryOperator.identity());
		}
	}

	/**
	 * Changes the floating piece. If no piece floats, and an edit can begin, first lifts the selected terrain.
	 *
	 * @param copy whether lifted terrain also stays in its old place. If not, its old place gets the background
	 * @param change returns the changed piece
	 */
	private void show(boolean copy, UnaryOperator<Fragment> change) {
		Floating now = floating();
		TerrainGrid grid = terrain();
		int below = background();
		BitPlane cells = selection.cells().orElse(null);
		if (now != null || cells != null && isEditable()) {
			compute("Picking up terrain", () -> {
				Floating piece = now != null ? now : lifted(grid, cells, below, copy);
				return piece.with(change.apply(piece.piece()));
			}).ifPresent(this::take);
		}
	}

	private static Floating lifted(TerrainGrid grid, BitPlane cells, int below, boolean copy) {
		CellRect place = Areas.bounds(cells);
		return Floating.of(grid, copy ? grid : Areas.painted(grid, cells, below), Fragment.of(grid, cells), place.x(),
				place.y(), copy ? "Copy terrain" : "Move terrain");
	}

	/** Moves the top-left cell of the floating piece to a cell. Does nothing if no piece floats. */
	public void moveTo(int x, int y) {
		if (floating() != null) {
			show(floating().at(x, y));
		}
	}

	/** Moves the floating piece by some cells. If no piece floats, first lifts the selected terrain. */
	public void moveBy(int dx, int dy) {
		lift(false);
		if (floating() != null) {
			moveTo(floating().x() + dx, floating().y() + dy);
		}
	}

	/** Flips or turns the floating piece about its middle. If no piece floats, first lifts the selected terrain. */
	public void turn(UnaryOperator<Fragment> turn) {
		show(false, turn);
	}

	/**
	 * Draws the floating piece again. Call this after each change of the level: the change redraws the map without the piece.
	 */
	public void showAgain() {
		if (floating() != null) {
			show(floating());
		}
	}

	private void show(Floating piece) {
		levelPart.showTargetFeedback(new PaintRequest(piece.label(), piece.grid()));
		selection.setFloating(piece);
	}

	/** Puts the floating piece down, as one undo step. */
	public void commit() {
		Floating piece = floating();
		if (piece != null) {
			selection.setFloating(null);
			paint(piece.label(), piece.grid());
		}
	}

	/** Discards the floating piece. The map shows the level again. */
	public void drop() {
		putBack(null);
	}

	/**
	 * Discards the floating piece. Does nothing if no piece floats.
	 *
	 * @param cells the cells to select afterwards, usually the cells from which the piece was lifted. Null to select no cells
	 */
	public void putBack(BitPlane cells) {
		Floating piece = floating();
		if (piece != null) {
			selection.setFloating(null);
			levelPart.eraseTargetFeedback(new PaintRequest(piece.label(), terrain()));
			selection.select(cells);
		}
	}

	public void selectAll() {
		commit();
		selection.select(Areas.rectangle(terrain().bounds(), terrain().width(), terrain().height()));
	}

	public void deselect() {
		selection.select(null);
	}

	/** Inverts the selection of cells. First puts the floating piece down, if there is one. */
	public void invert() {
		commit();
		BitPlane all = Areas.rectangle(terrain().bounds(), terrain().width(), terrain().height());
		selection.select(selection.cells().map(all::andNot).orElse(all));
	}

	/** Replaces the terrain of the level by a grid, as one undo step. */
	private void paint(String label, TerrainGrid grid) {
		levelPart.getViewer().getEditDomain().getCommandStack()
				.execute(new SetCommand(label, level(), LevelPackage.Literals.LEVEL__TERRAIN, grid));
		levelPart.eraseTargetFeedback(new PaintRequest(label, grid));
	}
}
