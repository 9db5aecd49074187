package org.leeway.core.merge;

import java.util.Set;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.PolygonMesh;

/** The features of objects that change when an object moves. */
final class Shifts {

	private static final Set<EStructuralFeature> COLUMNS = Set.of(Literals.CIRCULAR_OBSTACLE__X, Literals.SPAWN__X,
			Literals.ANNOTATION__X, Literals.PATH_PROBE__START_X, Literals.PATH_PROBE__GOAL_X, Literals.ACCEPTED_FINDING__X,
			Literals.UNDERLAY__X);
	private static final Set<EStructuralFeature> ROWS = Set.of(Literals.CIRCULAR_OBSTACLE__Y, Literals.SPAWN__Y,
			Literals.ANNOTATION__Y, Literals.PATH_PROBE__START_Y, Literals.PATH_PROBE__GOAL_Y, Literals.ACCEPTED_FINDING__Y,
			Literals.UNDERLAY__Y);

	private Shifts() {
	}

	/** Returns the distance of two objects of one class, in cells. 0 for objects without a place. */
	static double distance(ObjectValue one, ObjectValue other) {
		double[] a = place(one);
		double[] b = place(other);
		return Math.hypot(a[0] - b[0], a[1] - b[1]);
	}

	private static double[] place(ObjectValue object) {
		double[] place = new double[2];
		object.values().forEach((feature, value) -> {
			if (value instanceof Polygon shape) {
				place[0] = shape.bounds().middle().x();
				place[1] = shape.bounds().middle().y();
			} else if (COLUMNS.contains(feature)) {
				place[0] = ((Number) value).doubleValue();
			} else if (ROWS.contains(feature)) {
				place[1] = ((Number) value).doubleValue();
			}
		});
		return place;
	}

	/** Returns the value of a feature after a move by some cells. */
	static Object moved(Object value, EStructuralFeature feature, int dx, int dy) {
		int step = COLUMNS.contains(feature) ? dx : ROWS.contains(feature) ? dy : 0;
		return switch (value) {
		case Polygon shape -> shape.translated(dx, dy);
		case PolygonMesh mesh -> mesh.translated(dx, dy);
		case Integer cell when step != 0 -> (int) Math.clamp((long) cell + step, Integer.MIN_VALUE, Integer.MAX_VALUE);
		case Double place when step != 0 -> place + step;
		default -> value;
		};
	}
}
