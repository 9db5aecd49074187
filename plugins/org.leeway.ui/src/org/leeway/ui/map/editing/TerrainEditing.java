package org.leeway.ui.map.editing;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Fragment;
import org.leeway.ui.document.BusyOperation;
import org.leeway.ui.map.policies.PaintRequest;
import org.leeway.ui.settings.TerrainSelection;
import org.leeway.ui.settings.TerrainSelection.Floating;

/**
 * Cuts, copies, pastes, moves, flips and turns terrain. What is moved, flipped, turned or pasted floats over the map,
 * which is shown with it, until it is put down, as one step of undo, or dropped.
 */
public final class TerrainEditing {

	private final GraphicalEditPart levelPart;
	private final TerrainSelection selection;

	/** The terrain of the level that a viewer shows; nothing floats in a viewer that shows none. */
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

	/** What cut terrain leaves behind: the first terrain of the level. */
	private int background() {
		return level().getTerrainTypes().isEmpty() ? 0 : level().getTerrainTypes().getFirst().getId();
	}

	/** The piece that floats; null if there is none, or if the level has changed since it was taken up. */
	public Floating floating() {
		if (levelPart == null) {
			return null;
		}
		if (selection.floating() != null && selection.floating().source() != terrain()) {
			selection.setFloating(null);
		}
		return selection.floating();
	}

	/** The selected terrain, or what floats; empty if there is neither, or if the user did not wait for it. */
	public Optional<TerrainPiece> selected() {
		TerrainGrid grid = terrain();
		Map<Integer, String> names = TerrainPiece.names(level());
		Floating now = floating();
		BitPlane cells = selection.cells().orElse(null);
		return now == null && cells == null ? Optional.empty() : compute("Copying terrain",
				() -> TerrainPiece.of(now != null ? now.piece() : Fragment.of(grid, cells), names));
	}

	/** Computes something about the map, great or small; empty if the user did not wait for it. */
	private <T> Optional<T> compute(String name, Supplier<T> work) {
		return BusyOperation.compute(name, terrain().bounds().cells(), work);
	}

	/** Remembers the selected terrain for {@link #paste}. */
	public void copy() {
		selected().ifPresent(TerrainClipboard::put);
	}

	/** Copies the selected terrain and leaves the background in its place. */
	public void cut() {
		copy();
		erase("Cut terrain");
	}

	/** Leaves the background in place of the selected terrain, or drops what floats. */
	public void erase() {
		erase("Clear terrain");
	}

	private void erase(String label) {
		if (floating() != null) {
			drop();
		} else {
			selection.cells().ifPresent(cells -> {
				TerrainGrid grid = terrain();
				int id = background();
				compute(label, () -> Areas.painted(grid, cells, id)).filter(cleared -> terrain() == grid)
						.ifPresent(cleared -> {
							paint(label, cleared);
							deselect();
						});
			});
		}
	}

	/** Lets what was copied float over the middle of an area, or of what part of that the map covers. */
	public void paste(CellRect area) {
		commit();
		TerrainGrid grid = terrain();
		Map<Integer, String> names = TerrainPiece.names(level());
		TerrainClipboard.get().flatMap(piece -> compute("Pasting terrain",
				() -> piece.on(names).map(own -> pasted(grid, own, area)))).flatMap(pasted -> pasted)
				.ifPresent(this::take);
	}

	private static Floating pasted(TerrainGrid grid, Fragment piece, CellRect area) {
		int x = Math.clamp((area.x() + area.right() - piece.width()) / 2, 0, Math.max(0, grid.width() - piece.width()));
		int y = Math.clamp((area.y() + area.bottom() - piece.height()) / 2, 0,
				Math.max(0, grid.height() - piece.height()));
		return Floating.of(grid, grid, piece, x, y, "Paste terrain");
	}

	/** Shows what has been taken up, unless the level has changed meanwhile. */
	private void take(Floating piece) {
		if (piece.source() == terrain()) {
			show(piece);
		}
	}

	/** Lets the selected terrain float, and leaves the background below it, or the terrain as it is. */
	public void lift(boolean copy) {
		if (floating() == null) {
			show(copy, UnaryOperator.identity());
		}
	}

	/** Shows what floats, or else the selected terrain taken up, after a change. */
	private void show(boolean copy, UnaryOperator<Fragment> change) {
		Floating now = floating();
		TerrainGrid grid = terrain();
		int below = background();
		BitPlane cells = selection.cells().orElse(null);
		if (now != null || cells != null) {
			compute("Taking up terrain", () -> {
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

	/** Moves what floats. */
	public void moveTo(int x, int y) {
		if (floating() != null) {
			show(floating().at(x, y));
		}
	}

	/** Moves the selected terrain, which floats then. */
	public void moveBy(int dx, int dy) {
		lift(false);
		if (floating() != null) {
			moveTo(floating().x() + dx, floating().y() + dy);
		}
	}

	/** Flips or turns the selected terrain about its middle; it floats then. */
	public void turn(UnaryOperator<Fragment> turn) {
		show(false, turn);
	}

	/** What floats is on the map again, after that has shown the level. */
	public void showAgain() {
		if (floating() != null) {
			show(floating());
		}
	}

	private void show(Floating piece) {
		levelPart.showTargetFeedback(new PaintRequest(piece.label(), piece.grid()));
		selection.setFloating(piece);
	}

	/** Puts down what floats: that is one step of undo. */
	public void commit() {
		Floating piece = floating();
		if (piece != null) {
			selection.setFloating(null);
			paint(piece.label(), piece.grid());
		}
	}

	/** Gives up what floats: the level is shown as it is. */
	public void drop() {
		Floating piece = floating();
		if (piece != null) {
			selection.setFloating(null);
			levelPart.eraseTargetFeedback(new PaintRequest(piece.label(), terrain()));
			deselect();
		}
	}

	public void selectAll() {
		commit();
		selection.select(Areas.rectangle(terrain().bounds(), terrain().width(), terrain().height()));
	}

	public void deselect() {
		selection.select(null);
	}

	/** Selects what is not selected. */
	public void invert() {
		commit();
		BitPlane all = Areas.rectangle(terrain().bounds(), terrain().width(), terrain().height());
		selection.select(selection.cells().map(all::andNot).orElse(all));
	}

	/** Nothing happens where the layer of the terrain is locked. */
	private void paint(String label, TerrainGrid grid) {
		PaintRequest request = new PaintRequest(label, grid);
		Command command = levelPart.getCommand(request);
		if (command != null) {
			levelPart.getViewer().getEditDomain().getCommandStack().execute(command);
		}
		levelPart.eraseTargetFeedback(request);
	}
}
