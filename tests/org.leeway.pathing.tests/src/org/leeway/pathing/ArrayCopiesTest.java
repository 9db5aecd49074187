package org.leeway.pathing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.clearance.Brushfire;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.gaps.CoveredCircles;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.scan.Patches;
import org.leeway.pathing.navmesh.FacesAt;
import org.leeway.pathing.navmesh.MeshTile;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.SearchNodes;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;

/**
 * Tests of methods that return arrays, and of objects that are created from arrays. If a caller writes to such an
 * array, the object must not change. {@code ApiTest} checks that these tests cover all such methods and objects of the
 * API.
 */
class ArrayCopiesTest {

	private static final TerrainGrid GRID = Pictures.grid("""
			....@
			.@...
			.....
			""");
	private static final BitPlane PLANE = Pictures.cells(Pictures.picture(GRID), '.');
	private static final CellRect ALL = new CellRect(0, 0, 5, 3);
	private static final GridUnit UNIT = new GridUnit(1, Capability.of(Pictures.GROUND));
	private static final PathQuery QUERY = new PathQuery(new Cell(0, 0), new Cell(4, 2), UNIT);
	private static final double[] SQUARE = { 0, 0, 4, 0, 4, 4, 0, 4 };
	private static final int[] CORNERS = { 0, 1, 2, 3 };
	private static final PolygonMesh POLYGONS = PolygonMesh.of(SQUARE, List.of(CORNERS));
	private static final NavMesh MESH = NavMesh.of(POLYGONS);

	@ParameterizedTest(name = "{0}")
	@MethodSource
	void returnedArraysAreCopies(String name, Supplier<Object> method) {
		Object array = method.get();
		String before = text(array);
		overwrite(array);
		assertEquals(before, text(method.get()));
	}

	static Stream<Arguments> returnedArraysAreCopies() {
		Patches patches = new Patches(PLANE, Progress.NONE);
		MeshClearance clearance = MeshClearance.of(MESH, Progress.NONE);
		Footprint.Rectangle body = new Footprint.Rectangle(2, 1);
		Exploration exploration = explore();
		SearchNodes nodes = new SearchNodes(5, 3);
		nodes.clear(true);
		int node = nodes.at(1, 0);
		nodes.reach(node, node, 0);
		nodes.open(node, 0);
		nodes.takeFirst();
		return Stream.of(
				returned("Brushfire.of", () -> Brushfire.of(PLANE, ALL).orElseThrow()),
				returned("Capability.terrains", Capability.of(1, 2)::terrains),
				returned("CoveredCircles.covers", () -> CoveredCircles.covers(List.of(new Circle(1, 1, 1)))),
				returned("ClearanceAnnotator.annotate", () -> ClearanceAnnotator.annotate(PLANE, ALL)),
				returned("CoveringMap.sides", () -> CoveringMap.sides(ALL, AnchoredWidths.clearance(PLANE))),
				returned("Exploration.order", exploration::order),
				returned("FacesAt.of", () -> FacesAt.of(MESH, 2, 2)),
				returned("Footprint.Rectangle.corners", () -> body.corners(Pose.at(new Point(1, 1)))),
				returned("MeshClearance.largestDiscs", () -> clearance.largestDiscs(List.of(new Point(2, 2)), Progress.NONE)),
				returned("MeshClearance.widths", () -> clearance.widths(Progress.NONE)),
				returned("NavMesh.coordinates", MESH::coordinates),
				returned("Patches.bounds", patches::bounds),
				returned("Patches.cells", patches::cells),
				returned("PolygonMesh.polygon", () -> POLYGONS.polygon(0)),
				returned("SearchNodes.order", () -> nodes.order(5)),
				returned("TerrainGrid.histogram", GRID::histogram),
				returned("TerrainGrid.terrains", GRID::terrains));
	}

	private static Arguments returned(String name, Supplier<Object> method) {
		return Arguments.of(name, method);
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource
	void valuesKeepCopiesOfArrays(String name, Object array, Function<Object, Supplier<String>> method) {
		Supplier<String> value = method.apply(array);
		String before = value.get();
		overwrite(array);
		assertEquals(before, value.get());
	}

	static Stream<Arguments> valuesKeepCopiesOfArrays() {
		AgentAnchors anchors = map().anchors(UNIT);
		int[] walls = { NavMesh.NONE, NavMesh.NONE, NavMesh.NONE, NavMesh.NONE };
		return Stream.of(
				kept("Capability.of", new int[] { 1, 2 }, ids -> Capability.of(ids)::toString),
				kept("Exploration", new int[] { 1, 2 }, order -> {
					Exploration made = new Exploration(explore().result(), PLANE, order, Optional.empty());
					return () -> Arrays.toString(made.order());
				}),
				kept("Exploration.of", new int[] { 1, 2 }, order -> {
					Exploration made = Exploration.of(explore().result(), PLANE, order, anchors);
					return () -> Arrays.toString(made.order());
				}),
				kept("MeshTile.of", new Object[] { SQUARE.clone(), new int[] { 0, 4 }, CORNERS.clone(), walls, new short[] { 3 },
						new int[][] { { 0 }, { 1 }, { 2 }, { 3 } } }, parts -> tile(parts)),
				kept("NavMesh.joined", new MeshTile[] { MeshTile.EMPTY }, tiles -> NavMesh.joined(tiles, 1, 4)::toString),
				kept("Polygon.of", SQUARE.clone(), xy -> Polygon.of(xy)::toString),
				kept("PolygonMesh.of", new Object[] { SQUARE.clone(), CORNERS.clone(), new short[] { 3 }, new int[] { 0, 2 } },
						parts -> PolygonMesh.of((double[]) parts[0], List.of((int[]) parts[1]), (short[]) parts[2],
								List.of((int[]) parts[3]))::format),
				kept("SearchTrace.ofCells", new int[] { 1, 2 }, order -> {
					SearchTrace made = SearchTrace.ofCells(PLANE, PLANE, order, Optional.empty());
					return () -> made.cell(0).toString();
				}));
	}

	@SuppressWarnings("unchecked")
	private static <A> Arguments kept(String name, A array, Function<A, Supplier<String>> method) {
		return Arguments.of(name, array, (Function<Object, Supplier<String>>) (Function<?, Supplier<String>>) method);
	}

	private static Supplier<String> tile(Object[] parts) {
		MeshTile tile = MeshTile.of((double[]) parts[0], 4, (int[]) parts[1], (int[]) parts[2], (int[]) parts[3],
				(short[]) parts[4], (int[][]) parts[5]);
		return () -> {
			NavMesh mesh = NavMesh.joined(new MeshTile[] { tile }, 1, 4);
			return Arrays.toString(mesh.coordinates()) + mesh.firstEdge(1) + mesh.terrain(0) + IntStream.range(0, 4)
					.mapToObj(edge -> " " + mesh.origin(edge) + mesh.twin(edge) + mesh.face(edge)).toList();
		};
	}

	/**
	 * An edit must copy the tiles that it is given. All planes share one empty tile and one full tile. If an array of the
	 * caller became such a tile, a later write to the array would change every plane.
	 *
	 * @param length number of cells that are set in each row of the tile
	 */
	@ParameterizedTest
	@MethodSource("runs")
	void anEditKeepsNoTileThatItWasGiven(int length) {
		BitPlaneEditor edit = BitPlane.empty(64, 64).edit();
		long[] words = new long[64];
		Arrays.fill(words, length == 0 ? 0 : -1L >>> -length);
		edit.setTile(0, 0, words);
		BitPlane plane = edit.build();
		overwrite(words);
		assertEquals(64 * length, plane.count());
		assertEquals(0, BitPlane.empty(64, 64).count());
	}

	static IntStream runs() {
		return IntStream.of(0, 1, 63, 64);
	}

	private static SearchMap map() {
		return SearchMap.of(GRID, BitPlane.empty(5, 3), List.of(UNIT), TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE);
	}

	private static Exploration explore() {
		return new AnnotatedAStar(map()).explore(QUERY, Progress.NONE);
	}

	private static String text(Object array) {
		return Arrays.deepToString(new Object[] { array });
	}

	/** Changes all elements of an array, including the elements of nested arrays. */
	private static void overwrite(Object array) {
		for (int i = 0; i < Array.getLength(array); i++) {
			Object element = Array.get(array, i);
			switch (element) {
			case Boolean flag -> Array.set(array, i, !flag);
			case Number number when number instanceof Double -> Array.set(array, i, 77.0);
			case Number number -> Array.set(array, i, number instanceof Long ? (Object) 77L
					: number instanceof Short ? (Object) (short) 77 : (Object) 77);
			case Object other when other.getClass().isArray() -> overwrite(other);
			default -> Array.set(array, i, null);
			}
		}
	}
}
