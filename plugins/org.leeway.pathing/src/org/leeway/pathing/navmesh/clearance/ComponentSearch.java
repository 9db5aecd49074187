package org.leeway.pathing.navmesh.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.util.DisjointSets;

/**
 * A search for the connected components of the free space of a disc, that is, of the places where the disc's centre may be.
 * Narrow places, called gaps, divide the mesh into {@link Cells}. The cells on both sides of a gap are joined if the disc
 * passes the gap.
 */
final class ComponentSearch {

	/** Tolerance for rounding errors. A disc may be too large by this share of its radius, and still counts as fitting. */
	static final double TOLERANCE = 1e-12;

	private final NavMesh mesh;
	private final Cells cells;
	private final Rooms rooms;
	private final double radius;
	private final DisjointSets sets;
	private final boolean[] fits;

	ComponentSearch(NavMesh mesh, Cells cells, Rooms rooms, double radius) {
		this.mesh = mesh;
		this.cells = cells;
		this.rooms = rooms;
		this.radius = radius;
		this.sets = new DisjointSets(cells.count());
		this.fits = new boolean[cells.count()];
	}

	/**
	 * Returns, indexed by cell of {@link Cells}, the number of the cell's component. {@link NavMesh#NONE} for a cell in which
	 * the disc does not fit.
	 */
	int[] find() {
		Gaps gaps = cells.gaps();
		for (int gap = 0; gap < gaps.count(); gap++) {
			if (gaps.radius(gap) >= radius) {
				sets.unite(cells.left(gap), cells.right(gap));
				fits[cells.left(gap)] = true;
				fits[cells.right(gap)] = true;
			}
		}
		for (int cell = 0; cell < fits.length; cell++) {
			fits[cell] |= rooms.peaks().radius(cell) >= radius * (1 - TOLERANCE) && !isAsWideAsAGap(cell);
		}
		int[] components = new int[cells.count()];
		sets.number(components);
		int[] numbers = new int[cells.count()];
		Arrays.fill(numbers, NavMesh.NONE);
		int count = 0;
		for (int cell = 0; cell < components.length; cell++) {
			if (!fits[cell]) {
				components[cell] = NavMesh.NONE;
			} else {
				int set = components[cell];
				numbers[set] = numbers[set] == NavMesh.NONE ? count++ : numbers[set];
				components[cell] = numbers[set];
			}
		}
		return components;
	}

	/**
	 * Returns whether the widest gap of a cell is as wide as the largest disc in the cell. Between parallel walls, for example,
	 * cell and gap are equally wide. Each disc that fits in such a cell also passes the gap. So the width of the gap, which is
	 * exact, decides whether a disc fits.
	 */
	private boolean isAsWideAsAGap(int cell) {
		int widest = rooms.gaps().widest(cell);
		return widest != NavMesh.NONE
				&& rooms.peaks().radius(cell) <= cells.gaps().radius(widest) * (1 + TOLERANCE);
	}

	List<MeshComponent> list(int[] components) {
		int count = Arrays.stream(components).max().orElse(NavMesh.NONE) + 1;
		int[] highest = new int[count];
		Arrays.fill(highest, NavMesh.NONE);
		for (int cell = 0; cell < components.length; cell++) {
			int at = components[cell];
			if (at != NavMesh.NONE && (highest[at] == NavMesh.NONE
					|| rooms.peaks().radius(cell) > rooms.peaks().radius(highest[at]))) {
				highest[at] = cell;
			}
		}
		List<List<Integer>> faces = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			faces.add(new ArrayList<>());
		}
		for (int face = 0; face < mesh.faceCount(); face++) {
			addFace(face, components, faces);
		}
		List<MeshComponent> list = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			int cell = highest[i];
			list.add(new MeshComponent(new Point(rooms.peaks().x(cell), rooms.peaks().y(cell)),
					rooms.peaks().radius(cell), faces.get(i)));
		}
		return list;
	}

	private void addFace(int face, int[] components, List<List<Integer>> faces) {
		for (int i = rooms.faces().from(face); i < rooms.faces().to(face); i++) {
			int cell = rooms.faces().cell(i);
			if (cell != NavMesh.NONE && components[cell] != NavMesh.NONE
					&& rooms.faces().radius(i) >= radius * (1 - TOLERANCE)) {
				List<Integer> list = faces.get(components[cell]);
				if (list.isEmpty() || list.getLast() != face) {
					list.add(face);
				}
			}
		}
	}
}
