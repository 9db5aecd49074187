package org.leeway.ui.map;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;

/** The obstacles that the user is dragging, with their new places and shapes. The level still has the old places and shapes. */
public final class ObstaclePreview {

	private final Map<CircularObstacle, Circle> circles = new HashMap<>();
	private final Map<PolygonObstacle, Polygon> polygons = new HashMap<>();
	private Runnable listener;

	/** Sets the listener, which runs after every change. */
	public void onChange(Runnable changed) {
		listener = changed;
	}

	/** Shows a circular obstacle with another centre or radius while it is dragged. */
	public void show(CircularObstacle obstacle, Circle circle) {
		if (!circle.equals(circles.put(obstacle, circle))) {
			listener.run();
		}
	}

	/** Shows a polygonal obstacle with another outline while it is dragged. */
	public void show(PolygonObstacle obstacle, Polygon polygon) {
		if (!polygon.equals(polygons.put(obstacle, polygon))) {
			listener.run();
		}
	}

	/** Removes an obstacle, because it is no longer dragged. */
	public void forget(EObject obstacle) {
		if (circles.remove(obstacle) != null || polygons.remove(obstacle) != null) {
			listener.run();
		}
	}

	public boolean isEmpty() {
		return circles.isEmpty() && polygons.isEmpty();
	}

	/** Returns a snapshot of a level with the new places and shapes of the dragged obstacles. */
	public LevelSnapshot of(LevelSnapshot snapshot, Level level) {
		if (isEmpty()) {
			return snapshot;
		}
		return snapshot.withScene(Scene.of(
				level.getCircles().stream().map(each -> circles.getOrDefault(each, LevelHeader.circle(each))).toList(),
				level.getPolygons().stream().map(each -> polygons.getOrDefault(each, each.getShape())).toList()));
	}
}
