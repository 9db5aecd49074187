package org.leeway.pathing.navmesh.engine;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.clearance.MeshGap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.operation.union.UnaryUnionOp;

/**
 * The gaps of a mesh, seen as gates for a disc. A gap ({@link MeshGap}) is a narrowest passage between two walls. The
 * gate is open if the disc passes the gap, otherwise closed.
 */
final class Gates {

	private static final BufferParameters FLAT = new BufferParameters(1, BufferParameters.CAP_FLAT);
	private static final GeometryFactory FACTORY = new GeometryFactory();

	private final List<MeshGap> gaps;
	private final double radius;

	/**
	 * Finds the gaps of a mesh.
	 *
	 * @param radius of the disc, in cells
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Gates(NavMesh mesh, double radius, Progress progress) {
		this.gaps = MeshClearance.of(mesh, progress).gaps().stream().filter(gap -> gap.radius() > 0).toList();
		this.radius = radius;
	}

	/**
	 * Cuts an area apart at each gap that is slightly too narrow for the disc. The area is not exact, because chords replaced
	 * its arcs, and its places were rounded. So without a cut, the area could lead through the gap. A much narrower gap needs
	 * no cut, because the area does not reach the gap.
	 *
	 * @param area the places where the centre of the disc may be
	 * @param tolerance by how much the area may come nearer to walls than the disc's radius, in cells
	 * @param half how far a cut extends to each side of its gap, in cells
	 */
	Geometry cutClosed(Geometry area, double tolerance, double half) {
		double least = Math.min(radius - tolerance, Math.sqrt(Math.max(0, radius * radius - half * half)));
		List<Geometry> cuts = gaps.stream().filter(gap -> !gap.isPassedBy(radius) && gap.radius() >= least)
				.map(gap -> BufferOp.bufferOp(across(gap), half, FLAT)).toList();
		return cuts.isEmpty() ? area : OverlayNGRobust.overlay(area, UnaryUnionOp.union(cuts), OverlayNG.DIFFERENCE);
	}

	/**
	 * Returns a line across each narrow gap that the disc passes. A gap is narrow if a larger disc does not pass it.
	 *
	 * @param larger the radius of the larger disc, in cells
	 */
	List<LineString> open(double larger) {
		return gaps.stream().filter(gap -> gap.isPassedBy(radius) && gap.radius() < larger).map(Gates::across).toList();
	}

	private static LineString across(MeshGap gap) {
		return FACTORY.createLineString(new Coordinate[] {new Coordinate(gap.across().from().x(), gap.across().from().y()),
				new Coordinate(gap.across().to().x(), gap.across().to().y())});
	}
}
