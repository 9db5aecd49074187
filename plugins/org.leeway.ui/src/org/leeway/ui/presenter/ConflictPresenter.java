package org.leeway.ui.presenter;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.LayerConstants;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.part.ObjectPlace;
import org.leeway.core.merge.ConflictCells;
import org.leeway.core.merge.Side;
import org.leeway.model.Level;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.figures.ObjectGhosts;
import org.leeway.ui.map.layers.ConflictPicture;

/**
 * The presenter of merge conflicts on the map. Marks the places of the conflicts. For selected conflicts, shows either side of
 * the merge directly on the map.
 */
public final class ConflictPresenter {

	private final Level level;
	private final LevelRootPart root;
	private final ObjectGhosts ghosts = new ObjectGhosts();
	private List<MergeConflict> selected = List.of();
	/** The side of the selected conflicts that the map shows. Empty if the map compares no sides. */
	private Optional<Side> side = Optional.empty();
	/**
	 * The map of the level, but with the cells of the selected conflicts as on the side "theirs". Null until the map is needed,
	 * and after the level or the selection has changed.
	 */
	private TerrainGrid theirs;

	ConflictPresenter(Level level, LevelRootPart root) {
		this.level = level;
		this.root = root;
	}

	/** Updates the marks of conflicts after the level has changed. If the map compared sides, shows our side again. */
	public void levelChanged() {
		theirs = null;
		show(Optional.empty());
		selected = selected.stream().filter(level.getConflicts()::contains).toList();
		mark();
	}

	/** Selects merge conflicts of the level. If the map compared the sides of the merge, shows our side again. */
	public void select(List<MergeConflict> conflicts) {
		show(Optional.empty());
		theirs = null;
		selected = List.copyOf(conflicts);
		mark();
	}

	/** Returns the side of the selected conflicts that the map shows. Empty if the map compares no sides. */
	public Optional<Side> side() {
		return side;
	}

	/**
	 * Shows one side of the selected conflicts on the map, without a change of the level. While the map previews a stroke, the
	 * terrain on the map stays as it is. During this preview, the method can end a comparison, but ignores the request to show
	 * a side.
	 *
	 * @param shown the side. Empty to end the comparison, with our side on the map
	 */
	public void show(Optional<Side> shown) {
		if (!side.equals(shown) && showTerrain(shown)) {
			side = shown;
			showObjects(shown.filter(Side.THEIRS::equals).isPresent());
		}
		mark();
	}

	private boolean showTerrain(Optional<Side> shown) {
		if (root.picture() == null) {
			return false;
		}
		TerrainGrid now = root.picture().grid();
		boolean isStroke = now != level.getTerrain() && now != theirs;
		if (isStroke) {
			return shown.isEmpty();
		}
		if (shown.filter(Side.THEIRS::equals).isPresent() && theirs == null) {
			theirs = ConflictCells.painted(level.getTerrain(), selected, Side.THEIRS);
		}
		TerrainGrid wanted = shown.filter(Side.THEIRS::equals).isPresent() ? theirs : level.getTerrain();
		if (now != wanted) {
			root.showOnly(wanted);
		}
		return true;
	}

	/**
	 * Shows objects of one side. For "theirs", draws the outlines of their objects and hides our objects. For "ours",
	 * removes these outlines and shows our objects.
	 */
	private void showObjects(boolean isTheirs) {
		for (MergeConflict conflict : selected) {
			if (conflict.getTarget() != null && root.getViewer().getEditPartRegistry().get(conflict.getTarget())
					instanceof GraphicalEditPart ours) {
				ours.getFigure().setVisible(!isTheirs);
				if (!isTheirs) {
					ours.refresh();
				}
			}
		}
		if (ghosts.getParent() == null) {
			root.getLayer(LayerConstants.SCALED_FEEDBACK_LAYER).add(ghosts);
		}
		List<EObject> shown = isTheirs ? selected.stream().map(Conflict::object).filter(Objects::nonNull).toList() : List.of();
		ghosts.show(shown);
	}

	private void mark() {
		List<MergeConflict> others = level.getConflicts().stream().filter(conflict -> !selected.contains(conflict)).toList();
		root.show(MapContent.CONFLICTS, new ConflictPicture(places(others, Side.OURS), places(selected, side.orElse(Side.OURS)),
				side.map(shown -> shown == Side.OURS ? "Ours" : "Theirs").orElse("")));
	}

	private static List<CellRect> places(List<MergeConflict> conflicts, Side side) {
		return conflicts.stream().map(conflict -> place(conflict, side)).flatMap(Optional::stream).toList();
	}

	/**
	 * Returns the region of a conflict. For a conflict about an object, returns the place that the object has on the given
	 * side. If the given side lacks the object, returns the place on the opposite side. Empty for a conflict without a place,
	 * such as a conflict about an agent.
	 */
	public static Optional<CellRect> place(MergeConflict conflict, Side side) {
		return side == Side.OURS || Conflict.object(conflict) == null ? Conflict.of(conflict).cells()
				: ObjectPlace.cells(Conflict.object(conflict));
	}

	void dispose() {
		selected = List.of();
		if (ghosts.getParent() != null) {
			ghosts.getParent().remove(ghosts);
		}
		root.show(MapContent.CONFLICTS, ConflictPicture.NONE);
	}
}
