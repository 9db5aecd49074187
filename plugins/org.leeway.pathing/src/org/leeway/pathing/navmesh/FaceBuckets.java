package org.leeway.pathing.navmesh;

import java.util.Arrays;
import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * A face index that uses a grid of square buckets, about one bucket for each face. Each bucket lists the faces whose bounds
 * touch it.
 */
final class FaceBuckets extends FaceIndex {

	private static final int MOST_BUCKETS = 1 << 22;
	/** Limit on how many buckets a face touches on average. Buckets are made larger until a mesh keeps this limit. */
	private static final int MOST_TOUCHED = 16;

	private final NavMesh mesh;
	/** The bounds of the faces, in cells: left, top, right and bottom. Face f has the entries [4 * f, 4 * f + 4). */
	private final double[] bounds;
	private final double left;
	private final double top;
	private final double side;
	private final int columns;
	private final int rows;
	/** Indexed by bucket: the index of its first face in {@link #faces}. The last entry is the length of {@link #faces}. */
	private final int[] first;
	/** The faces of all buckets. Bucket {@code b} has the faces at indices [{@code first[b]}, {@code first[b + 1]}). */
	private final int[] faces;

	FaceBuckets(NavMesh mesh) {
		this.mesh = mesh;
		this.bounds = bounds(mesh);
		Envelope all = all();
		this.left = all.left();
		this.top = all.top();
		this.side = side(all);
		this.columns = 1 + (int) (all.width() / side);
		this.rows = 1 + (int) (all.height() / side);
		this.first = new int[columns * rows + 1];
		for (int face = 0; face < mesh.faceCount(); face++) {
			eachBucket(bounds(face), bucket -> first[bucket + 1]++);
		}
		for (int bucket = 0; bucket + 1 < first.length; bucket++) {
			first[bucket + 1] += first[bucket];
		}
		this.faces = new int[first[columns * rows]];
		int[] used = first.clone();
		for (int face = 0; face < mesh.faceCount(); face++) {
			int each = face;
			eachBucket(bounds(face), bucket -> faces[used[bucket]++] = each);
		}
	}

	private static double[] bounds(NavMesh mesh) {
		double[] bounds = new double[4 * mesh.faceCount()];
		for (int face = 0; face < mesh.faceCount(); face++) {
			int at = 4 * face;
			Arrays.fill(bounds, at, at + 2, Double.POSITIVE_INFINITY);
			Arrays.fill(bounds, at + 2, at + 4, Double.NEGATIVE_INFINITY);
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				double x = mesh.x(mesh.origin(edge));
				double y = mesh.y(mesh.origin(edge));
				bounds[at] = Math.min(bounds[at], x);
				bounds[at + 1] = Math.min(bounds[at + 1], y);
				bounds[at + 2] = Math.max(bounds[at + 2], x);
				bounds[at + 3] = Math.max(bounds[at + 3], y);
			}
		}
		return bounds;
	}

	private Envelope bounds(int face) {
		return new Envelope(bounds[4 * face], bounds[4 * face + 1], bounds[4 * face + 2], bounds[4 * face + 3]);
	}

	private Envelope all() {
		Envelope all = mesh.faceCount() == 0 ? new Envelope(0, 0, 0, 0) : bounds(0);
		for (int face = 1; face < mesh.faceCount(); face++) {
			all = all.union(bounds(face));
		}
		return all;
	}

	/** Returns the side of a bucket, in cells. */
	private double side(Envelope all) {
		int wanted = Math.clamp(mesh.faceCount(), 1, MOST_BUCKETS);
		double longer = Math.max(all.width(), all.height());
		double side = Math.max(Math.max(Math.sqrt(all.width() * all.height() / wanted), longer / wanted),
				Double.MIN_NORMAL);
		while (side < longer && touched(side) > (double) MOST_TOUCHED * mesh.faceCount()) {
			side *= 2;
		}
		return side;
	}

	/**
	 * Returns an estimate of the number of pairs of a face and a bucket that touch.
	 *
	 * @param size the side of a bucket, in cells
	 */
	private double touched(double size) {
		double touched = 0;
		for (int i = 0; i < bounds.length; i += 4) {
			touched += (1 + (bounds[i + 2] - bounds[i]) / size) * (1 + (bounds[i + 3] - bounds[i + 1]) / size);
		}
		return touched;
	}

	private int column(double x) {
		return (int) Math.clamp((x - left) / side, 0, columns - 1);
	}

	private int row(double y) {
		return (int) Math.clamp((y - top) / side, 0, rows - 1);
	}

	private void eachBucket(Envelope area, IntConsumer consumer) {
		int right = column(area.right());
		int bottom = row(area.bottom());
		for (int row = row(area.top()); row <= bottom; row++) {
			for (int column = column(area.left()); column <= right; column++) {
				consumer.accept(row * columns + column);
			}
		}
	}

	@Override
	int locate(double px, double py) {
		int bucket = row(py) * columns + column(px);
		for (int i = first[bucket]; i < first[bucket + 1]; i++) {
			if (contains(faces[i], px, py)) {
				return faces[i];
			}
		}
		return NavMesh.NONE;
	}

	private boolean contains(int face, double px, double py) {
		int at = 4 * face;
		if (px < bounds[at] || py < bounds[at + 1] || px > bounds[at + 2] || py > bounds[at + 3]) {
			return false;
		}
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			if (Predicates.side(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), px, py) < 0) {
				return false;
			}
		}
		return true;
	}

	@Override
	public void eachIn(Envelope area, IntConsumer consumer) {
		int[] found = new int[16];
		int count = 0;
		int right = column(area.right());
		int bottom = row(area.bottom());
		for (int row = row(area.top()); row <= bottom; row++) {
			for (int column = column(area.left()); column <= right; column++) {
				for (int i = first[row * columns + column]; i < first[row * columns + column + 1]; i++) {
					if (bounds(faces[i]).intersects(area)) {
						found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
						found[count++] = faces[i];
					}
				}
			}
		}
		Arrays.stream(found, 0, count).sorted().distinct().forEach(consumer);
	}
}
