package org.leeway.pathing.navmesh.clearance;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The connected components of the free space of a disc on a mesh, numbered from 0. The free space has the places where the centre
 * of the disc may be. Immutable.
 */
public final class MeshComponents {

	private final MeshClearance clearance;
	private final double radius;
	/** Indexed by cell of {@link Cells}: its component, or {@link NavMesh#NONE} if the disc does not fit in the cell. */
	private final int[] components;
	private final List<MeshComponent> list;

	MeshComponents(MeshClearance clearance, double radius, int[] components, List<MeshComponent> list) {
		this.clearance = clearance;
		this.radius = radius;
		this.components = components;
		this.list = List.copyOf(list);
	}

	/** Returns the radius of the disc, in cells. */
	public double radius() {
		return radius;
	}

	/** Returns all components. */
	public List<MeshComponent> all() {
		return list;
	}

	/** Returns the component of a place, or {@link NavMesh#NONE} if the disc does not fit there. */
	public int component(Point place) {
		for (int cell : clearance.cells(place, radius)) {
			if (components[cell] != NavMesh.NONE) {
				return components[cell];
			}
		}
		return NavMesh.NONE;
	}

	/**
	 * Selects some of the given places. From the selected places, a disc reaches the same components as from all given places.
	 * Leaves out each place that adds no component to the components of earlier places.
	 */
	public List<Point> starts(Stream<Point> places) {
		BitSet reached = new BitSet();
		return places.filter(place -> reach(place, reached)).toList();
	}

	/**
	 * Adds the components in which a disc may be at a place to {@code reached}. Returns whether {@code reached} lacked any of
	 * these components.
	 */
	private boolean reach(Point place, BitSet reached) {
		int before = reached.cardinality();
		for (int cell : clearance.cells(place, radius)) {
			if (components[cell] != NavMesh.NONE) {
				reached.set(components[cell]);
			}
		}
		return reached.cardinality() > before;
	}

	/** Returns the components that the disc reaches from none of the given places. */
	public List<MeshComponent> unreachable(List<Point> from) {
		BitSet reached = new BitSet();
		from.forEach(start -> reach(start, reached));
		List<MeshComponent> unreachable = new ArrayList<>();
		IntStream.range(0, list.size()).filter(i -> !reached.get(i)).forEach(i -> unreachable.add(list.get(i)));
		return unreachable;
	}
}
