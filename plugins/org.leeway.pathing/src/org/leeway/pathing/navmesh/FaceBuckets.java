package org.leeway.pathing.navmesh;

import java.util.Arrays;
import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Predicates;

/** A grid of square buckets, about one for each face. */
final class FaceBuckets extends FaceIndex {

	private static final int MOST_BUCKETS = 1 << 22;

	private final NavMesh mesh;
	private final double left;
	private final double top;
	private final double side;
	private final int columns;
	private final int rows;
	/** The faces of a bucket: {@code faces[first[b]]} and so on, up to {@code first[b + 1]}. */
	private final int[] first;
	private final int[] faces;

	FaceBuckets(NavMesh mesh) {
		this.mesh = mesh;
		Envelope all = bounds(0, mesh.edgeCount());
		this.left = all.left();
		this.top = all.top();
		int wanted = Math.clamp(mesh.faceCount(), 1, MOST_BUCKETS);
		double longer = Math.max(all.width(), all.height());
		this.side = Math.max(Math.max(Math.sqrt(all.width() * all.height() / wanted), longer / wanted), Double.MIN_NORMAL);
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

	private Envelope bounds(int face) {
		return bounds(mesh.firstEdge(face), mesh.firstEdge(face + 1));
	}

	private Envelope bounds(int from, int end) {
		double[] sides = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
				Double.NEGATIVE_INFINITY};
		for (int edge = from; edge < end; edge++) {
			double x = mesh.x(mesh.origin(edge));
			double y = mesh.y(mesh.origin(edge));
			sides[0] = Math.min(sides[0], x);
			sides[1] = Math.min(sides[1], y);
			sides[2] = Math.max(sides[2], x);
			sides[3] = Math.max(sides[3], y);
		}
		return from == end ? new Envelope(0, 0, 0, 0) : new Envelope(sides[0], sides[1], sides[2], sides[3]);
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
