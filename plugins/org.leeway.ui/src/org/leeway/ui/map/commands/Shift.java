package org.leeway.ui.map.commands;

import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Underlay;

/** Commands that move objects of the map by some cells. */
public final class Shift {

	private Shift() {
	}

	/** Moves an element. Spawns and notes move by whole cells. Cannot run for a spawn that would leave the map. */
	public static Command by(double dx, double dy, EObject element) {
		if (element instanceof Spawn spawn && spawn.eContainer() instanceof Level level
				&& !level.getTerrain().contains(spawn.getX() + round(dx), spawn.getY() + round(dy))) {
			return UnexecutableCommand.INSTANCE;
		}
		return anywhere(dx, dy, element);
	}

	/** Moves an element to any place, also outside the map. */
	static Command anywhere(double dx, double dy, EObject element) {
		int columns = round(dx);
		int rows = round(dy);
		return switch (element) {
		case CircularObstacle circle -> SetCommand.ofAll("Move circle", circle, Map.of(
				Literals.CIRCULAR_OBSTACLE__X, circle.getX() + dx, Literals.CIRCULAR_OBSTACLE__Y, circle.getY() + dy));
		case PolygonObstacle polygon -> new SetCommand("Move polygon", polygon, Literals.POLYGON_OBSTACLE__SHAPE,
				polygon.getShape().translated(dx, dy));
		case Spawn spawn -> SetCommand.ofAll("Move spawn", spawn,
				Map.of(Literals.SPAWN__X, spawn.getX() + columns, Literals.SPAWN__Y, spawn.getY() + rows));
		case Annotation note -> SetCommand.ofAll("Move note", note,
				Map.of(Literals.ANNOTATION__X, note.getX() + columns, Literals.ANNOTATION__Y, note.getY() + rows));
		case PathProbe probe -> SetCommand.ofAll("Move probe", probe, Map.of(
				Literals.PATH_PROBE__START_X, probe.getStartX() + columns,
				Literals.PATH_PROBE__START_Y, probe.getStartY() + rows,
				Literals.PATH_PROBE__GOAL_X, probe.getGoalX() + columns,
				Literals.PATH_PROBE__GOAL_Y, probe.getGoalY() + rows));
		case Underlay underlay -> SetCommand.ofAll("Move picture", underlay, Map.of(
				Literals.UNDERLAY__X, underlay.getX() + dx, Literals.UNDERLAY__Y, underlay.getY() + dy));
		case AcceptedFinding accepted -> SetCommand.ofAll("Move intended finding", accepted,
				Map.of(Literals.ACCEPTED_FINDING__X, accepted.getX() + columns,
						Literals.ACCEPTED_FINDING__Y, accepted.getY() + rows));
		case NavMeshLayer layer when layer.getMesh() != null -> new SetCommand("Move mesh", layer,
				Literals.NAV_MESH_LAYER__MESH, layer.getMesh().translated(dx, dy));
		default -> UnexecutableCommand.INSTANCE;
		};
	}

	private static int round(double cells) {
		return (int) Math.round(cells);
	}
}
