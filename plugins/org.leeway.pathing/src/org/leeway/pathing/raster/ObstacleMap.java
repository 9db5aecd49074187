package org.leeway.pathing.raster;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;

/**
 * The effect of obstacles on units on the grid. Obstacles block cells, which most units must not cover. Some units have an
 * {@linkplain GridUnit#obstacleRadius obstacle radius} instead: a distance that the middle of the unit keeps from
 * obstacles. {@link #tooNear} returns the places forbidden to such a unit. Thread-safe.
 */
public final class ObstacleMap {

	/** The scene of the obstacles. Empty if only the blocked cells are known. */
	private final Optional<Scene> scene;
	private final BitPlane blocked;
	private final Map<GridUnit, BitPlane> tooNear = new ConcurrentHashMap<>();
	/**
	 * Indexed by unit: the results of {@link #tooNear} for the scene before the last edit. New results are computed from these
	 * results, and share the unchanged tiles.
	 */
	private final Map<GridUnit, BitPlane> earlier;

	private ObstacleMap(Optional<Scene> scene, BitPlane blocked, Map<GridUnit, BitPlane> earlier) {
		this.scene = scene;
		this.blocked = blocked;
		this.earlier = earlier;
	}

	/** Creates the map of a scene on {@code width} x {@code height} cells. */
	public static ObstacleMap of(Scene scene, int width, int height) {
		return new ObstacleMap(Optional.of(scene), BlockedCells.of(scene, width, height), Map.of());
	}

	/** Creates a map from blocked cells, without a scene. {@link #tooNear} fails for such a map. */
	public static ObstacleMap of(BitPlane blocked) {
		return new ObstacleMap(Optional.empty(), blocked, Map.of());
	}

	/**
	 * Returns the map after an edit of the scene. Both maps share unchanged tiles. Returns this map if the scenes are
	 * equal.
	 */
	public ObstacleMap with(Scene edited) {
		if (scene.filter(edited::equals).isPresent()) {
			return this;
		}
		BitPlane cells = BlockedCells.of(edited, blocked.width(), blocked.height()).sharingWith(blocked);
		return new ObstacleMap(Optional.of(edited), cells, Map.copyOf(tooNear));
	}

	/** Returns the cells that obstacles block. */
	public BitPlane blocked() {
		return blocked;
	}

	/**
	 * Returns the places where a unit stands too near to an obstacle: the distance from the unit's middle is less than its
	 * obstacle radius. A place is given by the cell under the unit's top-left corner.
	 *
	 * @throws IllegalArgumentException if the unit has no obstacle radius, or this map has no scene
	 */
	public BitPlane tooNear(GridUnit unit) {
		if (unit.standsByClearance() || scene.isEmpty()) {
			throw new IllegalArgumentException(unit + " on a map of " + (scene.isEmpty() ? "blocked cells" : scene.get()));
		}
		return tooNear.computeIfAbsent(unit, this::compute);
	}

	/**
	 * Returns whether the obstacles of a scene keep a unit from a place.
	 *
	 * @param anchor the cell under the unit's top-left corner, possibly outside of any map
	 */
	public static boolean forbid(Scene scene, GridUnit unit, Cell anchor) {
		Scene moved = Scene.of(scene.circles().stream()
				.map(circle -> new Circle(circle.x() - anchor.x(), circle.y() - anchor.y(), circle.radius())).toList(),
				scene.polygons().stream().map(polygon -> polygon.translated(-anchor.x(), -anchor.y())).toList());
		BitPlane inTheWay = unit.standsByClearance() ? BlockedCells.of(moved, unit.size(), unit.size())
				: GrownObstacles.of(moved, unit.obstacleRadius().getAsDouble(), unit.size() / 2.0, 1, 1);
		return !inTheWay.isEmpty();
	}

	private BitPlane compute(GridUnit unit) {
		BitPlane anchors = GrownObstacles.of(scene.orElseThrow(), unit.obstacleRadius().getAsDouble(), unit.size() / 2.0,
				blocked.width(), blocked.height());
		return earlier.containsKey(unit) ? anchors.sharingWith(earlier.get(unit)) : anchors;
	}
}
