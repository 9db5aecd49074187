package org.leeway.pathing.steering.sweep;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * The circles and polygons of a scene, with an index for fast queries. The index is a grid of squares. Each square has a
 * list of the obstacles near the square. Obstacles without an area, such as a flat polygon, are left out. Immutable.
 */
final class Obstacles {

	/** Side of a square of the grid, in cells. */
	private static final int SIDE = 8;

	private final SolidScene solid;
	private final Scene scene;
	private final double[][] rings;
	private final int columns;
	private final int rows;
	/**
	 * Indexed by square of the grid: the numbers of the obstacles whose bounding boxes meet the square. The circles
	 * have the numbers from 0, and the polygons follow.
	 */
	private final int[][] buckets;

	Obstacles(Scene original, int width, int height) {
		this.solid = SolidScene.of(original);
		this.scene = solid.scene();
		this.rings = scene.polygons().stream().map(Obstacles::ring).toArray(double[][]::new);
		this.columns = width / SIDE + 1;
		this.rows = height / SIDE + 1;
		List<List<Integer>> lists = new ArrayList<>();
		for (int i = 0; i < columns * rows; i++) {
			lists.add(List.of());
		}
		for (int i = 0; i < scene.circles().size(); i++) {
			Circle circle = scene.circles().get(i);
			add(i, new Envelope(circle.x() - circle.radius(), circle.y() - circle.radius(), circle.x() + circle.radius(),
					circle.y() + circle.radius()), lists);
		}
		for (int i = 0; i < rings.length; i++) {
			add(scene.circles().size() + i, scene.polygons().get(i).bounds(), lists);
		}
		this.buckets = lists.stream().map(list -> list.stream().mapToInt(i -> i).toArray()).toArray(int[][]::new);
	}

	private static double[] ring(Polygon polygon) {
		double[] ring = new double[2 * polygon.size()];
		for (int i = 0; i < polygon.size(); i++) {
			ring[2 * i] = polygon.x(i);
			ring[2 * i + 1] = polygon.y(i);
		}
		return ring;
	}

	private void add(int obstacle, Envelope bounds, List<List<Integer>> lists) {
		for (int row = row(bounds.top()); row <= row(bounds.bottom()); row++) {
			for (int column = column(bounds.left()); column <= column(bounds.right()); column++) {
				int at = row * columns + column;
				if (lists.get(at).isEmpty()) {
					lists.set(at, new ArrayList<>());
				}
				lists.get(at).add(obstacle);
			}
		}
	}

	private int column(double x) {
		return (int) Math.clamp(x / SIDE, 0, columns - 1);
	}

	private int row(double y) {
		return (int) Math.clamp(y / SIDE, 0, rows - 1);
	}

	boolean isEmpty() {
		return rings.length == 0 && scene.circles().isEmpty();
	}

	/**
	 * Returns whether an obstacle may be near a cell. If false, no obstacle overlaps the cell or its eight
	 * neighbours.
	 */
	boolean mayMeet(int x, int y) {
		for (int row = row(y - 1); row <= row(y + 2); row++) {
			for (int column = column(x - 1); column <= column(x + 2); column++) {
				if (buckets[row * columns + column].length > 0) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the numbers of the obstacles that may meet a swept area. Each square that the bounding box of the area meets
	 * has a list, and the result contains the obstacles of these lists.
	 */
	private BitSet near(Swept swept) {
		BitSet near = new BitSet();
		for (int row = row(swept.bounds[1]); row <= row(swept.bounds[3]); row++) {
			for (int column = column(swept.bounds[0]); column <= column(swept.bounds[2]); column++) {
				for (int obstacle : buckets[row * columns + column]) {
					near.set(obstacle);
				}
			}
		}
		return near;
	}

	boolean areMet(Swept swept) {
		return !isEmpty() && near(swept).stream().anyMatch(obstacle -> isMet(obstacle, swept));
	}

	/**
	 * Returns the obstacles of the original scene that a swept area meets. The test uses the solid parts of obstacles, see
	 * {@link SolidScene}. The result has each obstacle once, even if several parts meet the area.
	 */
	List<ObstacleRef> met(Swept swept) {
		return isEmpty() ? List.of()
				: near(swept).stream().filter(obstacle -> isMet(obstacle, swept)).mapToObj(this::ref).distinct().toList();
	}

	private ObstacleRef ref(int obstacle) {
		int circles = scene.circles().size();
		return solid.original(obstacle < circles ? new ObstacleRef(ObstacleRef.Kind.CIRCLE, obstacle)
				: new ObstacleRef(ObstacleRef.Kind.POLYGON, obstacle - circles));
	}

	boolean isMet(ObstacleRef obstacle, Swept swept) {
		int before = obstacle.kind() == ObstacleRef.Kind.CIRCLE ? 0 : scene.circles().size();
		return solid.parts(obstacle).stream().anyMatch(part -> isMet(before + part.index(), swept));
	}

	private boolean isMet(int obstacle, Swept swept) {
		if (obstacle >= scene.circles().size()) {
			return swept.meetsRing(rings[obstacle - scene.circles().size()]);
		}
		Circle circle = scene.circles().get(obstacle);
		return swept.meetsCircle(circle.x(), circle.y(), circle.radius());
	}
}
