package org.leeway.ui.map.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.MeshElement.Edge;
import org.leeway.pathing.navmesh.MeshElement.Face;
import org.leeway.pathing.navmesh.MeshElement.Vertex;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.MeshPick;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Lattice;
import org.leeway.pathing.paint.Placement;

/**
 * An edit of a mesh, such as a move of a vertex. The edit stores the coordinates of the vertex, edge or polygon, not its
 * number. So the edit can be repeated in the other parts of a symmetric mesh, at flipped or turned coordinates. Immutable.
 */
public final class MeshEdit {

	/**
	 * Tolerance for rounding errors: the largest distance, in cells, between a given place and the vertex or edge that an edit
	 * finds there.
	 */
	private static final double EXACT = 1e-9;

	/**
	 * A function that changes a mesh at the {@link MeshEdit#places places} of an edit. The first place identifies the
	 * vertex, edge or polygon to change. Returns empty if the mesh has none there.
	 */
	private interface Change {

		Optional<PolygonMesh> apply(PolygonMesh mesh, List<Point> places);
	}

	private final String label;
	/**
	 * The places of the edit. The first is the place of the vertex, edge or polygon to change. A move and a cut have a second
	 * place, where they end.
	 */
	private final List<Point> places;
	private final Change change;

	private MeshEdit(String label, List<Point> places, Change change) {
		this.label = label;
		this.places = places;
		this.change = change;
	}

	private static <E extends MeshElement> MeshEdit of(String label, Class<E> kind, Point place,
			BiFunction<PolygonMesh, E, PolygonMesh> change) {
		return new MeshEdit(label, List.of(place),
				(mesh, places) -> find(mesh, places.getFirst(), kind).map(element -> change.apply(mesh, element)));
	}

	/**
	 * Returns the element of a mesh at a place: a vertex, an edge or a polygon. Empty if there is no element of the
	 * given kind.
	 *
	 * @param kind the kind of element
	 */
	public static <E extends MeshElement> Optional<E> find(PolygonMesh mesh, Point place, Class<E> kind) {
		return MeshPick.at(mesh, place, EXACT).filter(kind::isInstance).map(kind::cast);
	}

	public static MeshEdit moveVertex(Point from, Point to) {
		return new MeshEdit("Move vertex", List.of(from, to), (mesh, places) -> find(mesh, places.getFirst(), Vertex.class)
				.map(vertex -> MeshEdits.moveVertex(mesh, vertex.vertex(), places.getLast().x(), places.getLast().y())));
	}

	/** Returns an edit that splits a polygon along a line from one vertex or edge to another. */
	public static MeshEdit cut(Point from, Point to) {
		return new MeshEdit("Split polygon", List.of(from, to), (mesh, places) -> find(mesh, places.getFirst(), MeshElement.class)
				.map(start -> MeshEdits.cut(mesh, start, places.getFirst(),
						find(mesh, places.getLast(), MeshElement.class).orElse(null), places.getLast())));
	}

	/** Returns an edit that inserts a vertex at a place on an edge. */
	public static MeshEdit splitEdge(Point place) {
		return new MeshEdit("Split edge", List.of(place), (mesh, places) -> find(mesh, places.getFirst(), Edge.class)
				.map(edge -> MeshEdits.splitEdge(mesh, edge.a(), edge.b(), places.getFirst().x(), places.getFirst().y())));
	}

	/** Returns an edit that inserts a vertex at a place in a polygon. */
	public static MeshEdit insertVertex(Point place) {
		return new MeshEdit("Insert vertex", List.of(place), (mesh, places) -> find(mesh, places.getFirst(), Face.class)
				.map(face -> MeshEdits.insertVertex(mesh, face.polygon(), places.getFirst().x(), places.getFirst().y())));
	}

	public static MeshEdit deleteVertex(Point place) {
		return of("Delete vertex", Vertex.class, place, (mesh, vertex) -> MeshEdits.deleteVertex(mesh, vertex.vertex()));
	}

	/** @param middle the middle of the edge */
	public static MeshEdit flipEdge(Point middle) {
		return of("Flip edge", Edge.class, middle, (mesh, edge) -> MeshEdits.flipEdge(mesh, edge.a(), edge.b()));
	}

	/** @param middle the middle of the edge */
	public static MeshEdit setWall(Point middle, boolean wall) {
		return of(wall ? "Make wall" : "Open wall", Edge.class, middle,
				(mesh, edge) -> MeshEdits.setWall(mesh, edge.a(), edge.b(), wall));
	}

	/** @param middle the middle of the edge */
	public static MeshEdit deleteEdge(Point middle) {
		return of("Delete edge", Edge.class, middle, (mesh, edge) -> MeshEdits.deleteEdge(mesh, edge.a(), edge.b()));
	}

	/** @param inside a place in the polygon */
	public static MeshEdit setTerrain(Point inside, int terrain) {
		return of("Set terrain", Face.class, inside, (mesh, face) -> MeshEdits.setTerrain(mesh, face.polygon(), terrain));
	}

	/** @param inside a place in the polygon */
	public static MeshEdit deletePolygon(Point inside) {
		return of("Delete polygon", Face.class, inside, (mesh, face) -> MeshEdits.deletePolygon(mesh, face.polygon()));
	}

	String label() {
		return label;
	}

	/** Returns the place of the vertex, edge or polygon to change, in cells. */
	public Point place() {
		return places.getFirst();
	}

	/** Returns the place where a moved vertex or a cut ends. Equals {@link #place} for other edits. */
	public Point end() {
		return places.getLast();
	}

	/**
	 * Returns the mesh after the edit. Empty if there is no vertex, edge or polygon of the required kind at {@link
	 * #place}.
	 *
	 * @throws MeshException if the edited mesh would violate a rule
	 */
	Optional<PolygonMesh> apply(PolygonMesh mesh) {
		return change.apply(mesh, places);
	}

	/**
	 * Returns this edit and its copies in the other parts of a symmetric mesh. Leaves out duplicates: a copy whose places equal
	 * the places of this edit or of another copy. For example, the flip of a vertex on the axis of symmetry is the same vertex.
	 *
	 * @param images the flips and turns of the symmetry
	 */
	List<MeshEdit> withImages(List<Placement> images) {
		List<MeshEdit> all = new ArrayList<>(List.of(this));
		for (Placement placement : images) {
			MeshEdit image = new MeshEdit(label, places.stream().map(place -> image(place, placement)).toList(), change);
			if (all.stream().noneMatch(other -> other.isLike(image))) {
				all.add(image);
			}
		}
		return all;
	}

	private static Point image(Point place, Placement placement) {
		return new Point(placement.x(place.x(), place.y()), placement.y(place.x(), place.y()));
	}

	private boolean isLike(MeshEdit other) {
		return onLattice().equals(other.onLattice());
	}

	/**
	 * Returns the places of this edit, with coordinates rounded to a lattice. So two edits at the same places have equal sets,
	 * in spite of rounding errors and of another order of the places.
	 */
	private Set<Point> onLattice() {
		return places.stream().map(place -> new Point(Lattice.snap(place.x()), Lattice.snap(place.y()))).collect(Collectors.toSet());
	}
}
