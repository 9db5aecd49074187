package org.leeway.ui.map.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.MeshPick;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Rounds;

/**
 * Tests of random edits of a symmetric mesh, each repeated at the images of its place. Nearly all of these edits keep
 * the mesh symmetric.
 */
class MeshEditTest {

	/** The side of the map, in cells. Each round of a test begins with a mesh that has a square for each cell of the map. */
	private static final int SIDE = 5;
	private static final int EDITS = 25;

	@ParameterizedTest
	@EnumSource(mode = Mode.EXCLUDE, names = "NONE")
	void editsKeepTheSymmetryOfAMesh(Symmetry symmetry) {
		long seed = System.nanoTime();
		List<Placement> images = symmetry.images(SIDE, SIDE).stream().map(Placement::of).toList();
		int symmetric = 0;
		int possible = 0;
		for (int round = 0; round < Rounds.of(60); round++) {
			SplittableRandom random = new SplittableRandom(seed + round);
			PolygonMesh mesh = squares();
			for (int i = 0; i < EDITS; i++) {
				Optional<PolygonMesh> edited = everywhere(randomEdit(mesh, random), mesh, images);
				boolean isSymmetric = edited.isPresent() && isSymmetric(edited.get(), images);
				String context = "seed " + (seed + round) + ", edit " + i;
				edited.ifPresent(each -> assertEquals(isSymmetric, MeshSymmetry.holds(each, images), context));
				possible += edited.isPresent() ? 1 : 0;
				symmetric += isSymmetric ? 1 : 0;
				mesh = isSymmetric && edited.get().polygonCount() > 0 ? edited.get() : mesh;
			}
		}
		assertTrue(possible > 100 && symmetric > 0.9 * possible, symmetric + " of " + possible + " edits keep the symmetry");
	}

	private static boolean isSymmetric(PolygonMesh mesh, List<Placement> images) {
		return images.stream().allMatch(image -> parts(mesh, image).equals(parts(mesh, Placement.move(0, 0))));
	}

	/** Applies an edit and its mirrored or turned images to a mesh. Returns the edited mesh. Empty if an edit is refused. */
	private static Optional<PolygonMesh> everywhere(MeshEdit edit, PolygonMesh mesh, List<Placement> images) {
		try {
			PolygonMesh edited = mesh;
			for (MeshEdit each : edit.withImages(images)) {
				edited = each.apply(edited).orElse(edited);
			}
			return Optional.of(edited);
		} catch (MeshException refusal) {
			return Optional.empty();
		}
	}

	private static MeshEdit randomEdit(PolygonMesh mesh, SplittableRandom random) {
		Point place = new Point(random.nextInt(4 * SIDE + 1) / 4.0, random.nextInt(4 * SIDE + 1) / 4.0);
		Point other = new Point(random.nextInt(4 * SIDE + 1) / 4.0, random.nextInt(4 * SIDE + 1) / 4.0);
		return switch (MeshPick.at(mesh, place, 0.3).orElse(new MeshElement.Face(0))) {
		case MeshElement.Vertex vertex -> random.nextBoolean()
				? MeshEdit.moveVertex(vertex.place(mesh), new Point(vertex.place(mesh).x() + random.nextInt(-1, 2) / 4.0,
						vertex.place(mesh).y() + random.nextInt(-1, 2) / 4.0))
				: MeshEdit.cut(vertex.place(mesh), other);
		case MeshElement.Edge edge -> switch (random.nextInt(4)) {
		case 0 -> MeshEdit.flipEdge(edge.place(mesh));
		case 1 -> MeshEdit.setWall(edge.place(mesh), !edge.isWall(mesh));
		case 2 -> MeshEdit.deleteEdge(edge.place(mesh));
		default -> MeshEdit.splitEdge(edge.place(mesh));
		};
		case MeshElement.Face face -> switch (random.nextInt(3)) {
		case 0 -> MeshEdit.setTerrain(face.place(mesh), random.nextInt(3));
		case 1 -> MeshEdit.insertVertex(random.nextBoolean() ? face.place(mesh) : place);
		default -> MeshEdit.deletePolygon(face.place(mesh));
		};
		};
	}

	private static PolygonMesh squares() {
		int row = SIDE + 1;
		double[] xy = new double[2 * row * row];
		for (int i = 0; i < row * row; i++) {
			xy[2 * i] = i % row;
			xy[2 * i + 1] = i / row;
		}
		List<int[]> polygons = new ArrayList<>();
		for (int i = 0; i < SIDE * SIDE; i++) {
			int corner = i / SIDE * row + i % SIDE;
			polygons.add(new int[] {corner, corner + 1, corner + row + 1, corner + row});
		}
		return PolygonMesh.of(xy, polygons, new short[polygons.size()], List.of());
	}

	/**
	 * Returns the polygons and walls of a mesh after a flip or turn, for comparison with another mesh. Each is a text with
	 * rounded coordinates. The text of a polygon also has the polygon's terrain.
	 */
	private static TreeSet<String> parts(PolygonMesh mesh, Placement image) {
		TreeSet<String> parts = new TreeSet<>();
		for (int i = 0; i < mesh.polygonCount(); i++) {
			parts.add(places(mesh, image, mesh.polygon(i)) + " of terrain " + mesh.terrain(i));
		}
		for (int i = 0; i < mesh.wallCount(); i++) {
			parts.add("wall " + places(mesh, image, mesh.wallFrom(i), mesh.wallTo(i)));
		}
		return parts;
	}

	private static TreeSet<String> places(PolygonMesh mesh, Placement image, int... vertices) {
		TreeSet<String> places = new TreeSet<>();
		IntStream.of(vertices).forEach(vertex -> places.add(String.format("%.6f,%.6f", image.x(mesh.x(vertex), mesh.y(vertex)) + 0.0,
				image.y(mesh.x(vertex), mesh.y(vertex)) + 0.0)));
		return places;
	}
}
