package org.leeway.core.exchange.lbc;

import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.navmesh.clearance.CutMesh;

/**
 * A grid of square buckets over a mesh, for finding the face at a point. Each bucket lists the faces that overlap it,
 * so a reader tests only the few faces in the point's bucket. There is about one bucket for each face. Faces without
 * area are in no bucket, because a point on such a face is on the edge of another face too.
 */
final class FaceBuckets {

	private static final int MOST = 1 << 22;
	/**
	 * Margin around each face, in cells. A bucket also lists the faces within this distance, because programs that use
	 * the buckets round coordinates.
	 */
	private static final double MARGIN = 1e-6;
	/**
	 * Limit for the thickness of a face, in cells. A face up to this limit counts as a face without area, and is in no bucket.
	 * Its thickness is its area divided by the sum of the width and the height of its bounds.
	 */
	private static final double THIN = 1e-10;

	private final CutMesh mesh;
	private final Envelope all;
	private final double side;
	private final int columns;
	private final int rows;
	private final int[] starts;
	private final int[] faces;

	FaceBuckets(CutMesh mesh) {
		this.mesh = mesh;
		this.all = bounds(0, mesh.edgeCount());
		double wanted = Math.clamp(mesh.faceCount(), 1, MOST);
		double longer = Math.max(Math.max(all.width(), all.height()), 1);
		this.side = Math.max(Math.sqrt(all.width() * all.height() / wanted), longer / wanted);
		this.columns = 1 + (int) (all.width() / side);
		this.rows = 1 + (int) (all.height() / side);
		this.starts = new int[columns * rows + 1];
		for (int face = 0; face < mesh.faceCount(); face++) {
			eachBucket(face, bucket -> starts[bucket + 1]++);
		}
		for (int bucket = 1; bucket < starts.length; bucket++) {
			starts[bucket] = Math.addExact(starts[bucket], starts[bucket - 1]);
		}
		this.faces = new int[starts[columns * rows]];
		int[] next = starts.clone();
		for (int face = 0; face < mesh.faceCount(); face++) {
			int each = face;
			eachBucket(face, bucket -> faces[next[bucket]++] = each);
		}
	}

	/** Returns the bounds of all vertices at which the half-edges [begin, end) begin. */
	private Envelope bounds(int begin, int end) {
		if (begin == end) {
			return new Envelope(0, 0, 0, 0);
		}
		double left = Double.POSITIVE_INFINITY;
		double top = Double.POSITIVE_INFINITY;
		double right = Double.NEGATIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int edge = begin; edge < end; edge++) {
			double x = mesh.x(mesh.origin(edge));
			double y = mesh.y(mesh.origin(edge));
			left = Math.min(left, x);
			top = Math.min(top, y);
			right = Math.max(right, x);
			bottom = Math.max(bottom, y);
		}
		return new Envelope(left, top, right, bottom);
	}

	private void eachBucket(int face, IntConsumer consumer) {
		Envelope bounds = bounds(mesh.firstEdge(face), mesh.firstEdge(face + 1));
		if (area(face) <= THIN * (bounds.width() + bounds.height())) {
			return;
		}
		int right = index(bounds.right() + MARGIN - all.left(), columns);
		int bottom = index(bounds.bottom() + MARGIN - all.top(), rows);
		for (int row = index(bounds.top() - MARGIN - all.top(), rows); row <= bottom; row++) {
			for (int column = index(bounds.left() - MARGIN - all.left(), columns); column <= right; column++) {
				if (overlaps(face, all.left() + column * side, all.top() + row * side)) {
					consumer.accept(row * columns + column);
				}
			}
		}
	}

	private double area(int face) {
		int begin = mesh.firstEdge(face);
		int first = mesh.origin(begin);
		double twice = 0;
		for (int edge = begin + 1; edge + 1 < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.origin(edge + 1);
			twice += (mesh.x(a) - mesh.x(first)) * (mesh.y(b) - mesh.y(first))
					- (mesh.y(a) - mesh.y(first)) * (mesh.x(b) - mesh.x(first));
		}
		return twice / 2;
	}

	private int index(double offset, int count) {
		return (int) Math.clamp(offset / side, 0, count - 1);
	}

	/**
	 * Returns whether a convex face may overlap a bucket, or come within {@link #MARGIN} of it. Returns false if the bucket and
	 * its margin lie completely outside of one edge of the face.
	 *
	 * @param left the x of the left side of the bucket, in cells
	 * @param top the y of the upper side of the bucket, in cells
	 */
	private boolean overlaps(int face, double left, double top) {
		int begin = mesh.firstEdge(face);
		int end = mesh.firstEdge(face + 1);
		for (int edge = begin; edge < end; edge++) {
			int from = mesh.origin(edge);
			int to = mesh.origin(edge + 1 == end ? begin : edge + 1);
			double dx = mesh.x(to) - mesh.x(from);
			double dy = mesh.y(to) - mesh.y(from);
			double x = (dy < 0 ? left + side + MARGIN : left - MARGIN) - mesh.x(from);
			double y = (dx > 0 ? top + side + MARGIN : top - MARGIN) - mesh.y(from);
			if (dx * y - dy * x < 0) {
				return false;
			}
		}
		return true;
	}

	double left() {
		return all.left();
	}

	double top() {
		return all.top();
	}

	/** Returns the side of a bucket in cells. */
	double side() {
		return side;
	}

	int columns() {
		return columns;
	}

	int rows() {
		return rows;
	}

	/**
	 * Returns where the faces of each bucket begin in {@link #faces}. Buckets are in row-major order. The faces of bucket i have
	 * the indices [starts[i], starts[i + 1]). So there is one more element than there are buckets.
	 */
	int[] starts() {
		return starts;
	}

	/** Returns the faces of all buckets. */
	int[] faces() {
		return faces;
	}
}
