package org.leeway.core.level.part;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.CellRect;

/** Functions that name the objects of a level for messages, and that find the cells of the objects. */
public final class ObjectPlace {

	/**
	 * Limit for the absolute value of coordinates, in cells. Coordinates beyond the limit are replaced by the limit, so
	 * that the sides of all rectangles fit into an int.
	 */
	private static final double FAR = 1 << 29;

	private ObjectPlace() {
	}

	/** Returns the kind of an object in one word, such as {@code agent}. */
	public static String kind(EObject object) {
		return switch (object) {
		case TerrainType terrain -> "terrain";
		case AgentType agent -> "agent";
		case CircularObstacle circle -> "circle";
		case PolygonObstacle polygon -> "polygon";
		case Spawn spawn -> "spawn";
		case Annotation note -> "note";
		case PathProbe probe -> "probe";
		case AcceptedFinding accepted -> "accepted finding";
		case NavMeshLayer layer -> "mesh";
		case Underlay picture -> "picture";
		default -> throw new IllegalArgumentException(object.toString());
		};
	}

	/** Returns an object in words: its kind, and its name or its place. */
	public static String title(EObject object) {
		EStructuralFeature feature = object.eClass().getEStructuralFeature("name");
		Object name = feature == null ? null : object.eGet(feature);
		String place = cells(object).map(cells -> " at " + cells.x() + "," + cells.y()).orElse("");
		return kind(object) + (name == null ? object instanceof AcceptedFinding accepted
				? " " + MessageText.shortened(accepted.getRule()) + place : place : " " + Quotes.quote(name));
	}

	/**
	 * Returns the smallest rectangle of the cells that an object touches. The rectangle has at least one cell. Empty for
	 * objects without a place, such as agents.
	 */
	public static Optional<CellRect> cells(EObject object) {
		return switch (object) {
		case CircularObstacle circle -> Optional.of(cells(circle.getX() - circle.getRadius(), circle.getY() - circle.getRadius(),
				2 * circle.getRadius(), 2 * circle.getRadius()));
		case PolygonObstacle polygon -> Optional.ofNullable(polygon.getShape()).map(shape -> cells(shape.bounds()));
		case Spawn spawn -> Optional.of(cells(spawn.getX(), spawn.getY(), 1, 1));
		case Annotation note -> Optional.of(cells(note.getX(), note.getY(), note.getWidth(), note.getHeight()));
		case PathProbe probe -> Optional.of(cells(probe.getStartX(), probe.getStartY(), 1, 1)
				.union(cells(probe.getGoalX(), probe.getGoalY(), 1, 1)));
		case AcceptedFinding accepted -> Optional.of(cells(accepted.getX(), accepted.getY(), 1, 1));
		case Underlay picture -> Optional.of(cells(picture.getX(), picture.getY(), picture.getWidth(), picture.getHeight()));
		default -> Optional.empty();
		};
	}

	private static CellRect cells(Envelope bounds) {
		return cells(bounds.left(), bounds.top(), bounds.width(), bounds.height());
	}

	private static CellRect cells(double x, double y, double width, double height) {
		int left = (int) Math.floor(Math.clamp(x, -FAR, FAR));
		int top = (int) Math.floor(Math.clamp(y, -FAR, FAR));
		return new CellRect(left, top, (int) Math.clamp(Math.ceil(x + width) - left, 1, FAR),
				(int) Math.clamp(Math.ceil(y + height) - top, 1, FAR));
	}
}
