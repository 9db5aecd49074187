package org.leeway.pathing.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.Rounds;

class TravelFieldTest {

	private static final double PRECISION = 1e-9;

	/** A map, a unit and its starts. */
	private record Case(TerrainGrid grid, GridUnit unit, TerrainSpeeds speeds, Diagonals diagonals, List<Cell> starts) {

		static Case random(RandomMaps random) {
			TerrainGrid grid = random.grid();
			TerrainSpeeds uneven = TerrainSpeeds.of(Map.of(Pictures.SWAMP, random.number(1, 8) / 4.0, Pictures.WATER,
					(double) random.number(1, 3), Pictures.TREES, random.number(0, 3) == 0 ? 1e-5 : 0.5));
			return new Case(grid, new GridUnit(random.number(1, 3), random.capability()),
					random.number(0, 1) == 0 ? TerrainSpeeds.UNIFORM : uneven, Diagonals.values()[random.number(0, 3)],
					random.spawns(1, 4, grid.width(), grid.height()));
		}

		BitPlane nothing() {
			return BitPlane.empty(grid.width(), grid.height());
		}

		SearchMap map() {
			return SearchMap.of(grid, nothing(), List.of(unit), speeds, diagonals, Progress.NONE);
		}

		Case edited(RandomMaps random) {
			TerrainGridEditor editor = grid.edit();
			for (int i = random.number(1, 4); i > 0; i--) {
				int x = random.number(0, grid.width() - 1);
				editor.fillRow(x, random.number(0, grid.height() - 1), random.number(1, Math.min(6, grid.width() - x)), random.terrain());
			}
			return new Case(editor.build(), unit, speeds, diagonals, random.number(0, 9) == 0
					? random.spawns(1, 4, grid.width(), grid.height()) : starts);
		}

		void check(TravelField field, String message) {
			PathOracle oracle = new PathOracle(grid, nothing(), unit, speeds::of, diagonals);
			List<double[][]> costs = starts.stream().map(oracle::costs).toList();
			double fastest = field.graph().anchors().speed(0);
			for (int y = 0; y < grid.height(); y++) {
				for (int x = 0; x < grid.width(); x++) {
					double least = Double.POSITIVE_INFINITY;
					for (double[][] each : costs) {
						least = Math.min(least, each[y][x]);
					}
					assertEquals(1, least == field.cost(x, y) / fastest ? 1 : field.cost(x, y) / fastest / least, PRECISION,
							message + ": " + x + "," + y + " of " + this);
				}
			}
		}
	}

	@Test
	void fieldsAreThoseOfPlainDijkstra() {
		for (int seed = 1; seed <= Rounds.of(3000); seed++) {
			Case each = Case.random(new RandomMaps(seed));
			StepGraph graph = StepGraph.of(each.map().anchors(each.unit), Progress.NONE);
			each.check(TravelField.of(graph, each.starts, Progress.NONE), "seed " + seed);
		}
	}

	@Test
	void repairedFieldsAreThoseFromScratch() {
		for (int seed = 1; seed <= Rounds.of(1500); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Case each = Case.random(random);
			SearchMap map = each.map();
			StepGraph graph = StepGraph.of(map.anchors(each.unit), Progress.NONE);
			TravelField field = TravelField.of(graph, each.starts, Progress.NONE);
			for (int edit = 1; edit <= 4; edit++) {
				each = each.edited(random);
				map = map.with(each.grid, ObstacleMap.of(each.nothing()), List.of(each.unit), each.speeds, each.diagonals, Progress.NONE);
				graph = graph.with(map.anchors(each.unit), Progress.NONE);
				field = field.with(graph, each.starts, null, Progress.NONE);
				each.check(field, "seed " + seed + ", edit " + edit);
			}
		}
	}

	@Test
	void repairedFieldsOfRealMapsAreThoseFromScratch() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (String name : RealMaps.QUERY_MAPS.subList(0, 3)) {
			RealMaps.Query query = RealMaps.queries(name).getFirst();
			Case each = new Case(RealMaps.queryMap(name), new GridUnit(query.size(), query.capability()), TerrainSpeeds.UNIFORM,
					Diagonals.NEVER, List.of(query.start()));
			SearchMap map = each.map();
			StepGraph graph = StepGraph.of(map.anchors(each.unit), Progress.NONE);
			TravelField field = TravelField.of(graph, each.starts, Progress.NONE);
			each.check(field, name);
			RandomMaps random = new RandomMaps(1);
			for (int edit = 1; edit <= 3; edit++) {
				each = each.edited(random);
				map = map.with(each.grid, ObstacleMap.of(each.nothing()), List.of(each.unit), each.speeds, each.diagonals, Progress.NONE);
				graph = graph.with(map.anchors(each.unit), Progress.NONE);
				field = field.with(graph, each.starts, null, Progress.NONE);
				each.check(field, name + ", edit " + edit);
			}
		}
	}

	@Test
	void tilesFarFromAnEditAreShared() {
		TerrainGrid grid = TerrainGrid.filled(192, 64, 0);
		Case before = new Case(grid, new GridUnit(1, Capability.of(0)), TerrainSpeeds.UNIFORM, Diagonals.NEVER, List.of(new Cell(0, 0)));
		SearchMap map = before.map();
		StepGraph graph = StepGraph.of(map.anchors(before.unit), Progress.NONE);
		TravelField field = TravelField.of(graph, before.starts, Progress.NONE);
		assertSame(field, field.with(graph, before.starts, null, Progress.NONE));
		TerrainGridEditor editor = grid.edit();
		editor.set(190, 60, 4);
		map = map.with(editor.build(), ObstacleMap.of(before.nothing()), List.of(before.unit), before.speeds, before.diagonals,
				Progress.NONE);
		TravelField edited = field.with(graph.with(map.anchors(before.unit), Progress.NONE), before.starts, null, Progress.NONE);
		assertSame(field.tile(0), edited.tile(0));
		assertEquals(Double.POSITIVE_INFINITY, edited.cost(190, 60));
	}

	@Test
	void areasAreThoseOfTheNearestStart() {
		List<Integer> contested = new ArrayList<>();
		for (int seed = 1; seed <= Rounds.of(1000); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Case each = Case.random(random);
			SearchMap map = each.map();
			StepGraph graph = StepGraph.of(map.anchors(each.unit), Progress.NONE);
			TravelAreas areas = TravelAreas.of(fields(each, graph), Progress.NONE);
			contested.add(checkAreas(each, areas, "seed " + seed));
			each = each.edited(random);
			map = map.with(each.grid, ObstacleMap.of(each.nothing()), List.of(each.unit), each.speeds, each.diagonals, Progress.NONE);
			graph = graph.with(map.anchors(each.unit), Progress.NONE);
			checkAreas(each, areas.with(fields(each, graph), Progress.NONE), "seed " + seed + " edited");
		}
		assertEquals(true, contested.stream().anyMatch(count -> count > 0), "some anchors are contested");
	}

	@Test
	void areasOfRealMapsAreThoseOfTheNearestStart() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (int seed = 1; seed <= Rounds.of(10); seed++) {
			RandomMaps random = new RandomMaps(seed);
			RealMaps.Piece piece = RealMaps.piece(random, 128);
			Case each = new Case(piece.grid(), new GridUnit(random.number(1, 3), Capability.of(Pictures.GROUND)), TerrainSpeeds.UNIFORM,
					Diagonals.values()[random.number(0, 3)], random.spawns(2, 4, 128, 128));
			TravelAreas areas = TravelAreas.of(fields(each, StepGraph.of(each.map().anchors(each.unit), Progress.NONE)), Progress.NONE);
			checkAreas(each, areas, "seed " + seed + ", " + piece.place());
		}
	}

	private static List<TravelField> fields(Case each, StepGraph graph) {
		return each.starts.stream().map(start -> TravelField.of(graph, List.of(start), Progress.NONE)).toList();
	}

	/** Returns the number of contested anchors. */
	private static int checkAreas(Case each, TravelAreas areas, String message) {
		PathOracle oracle = new PathOracle(each.grid, each.nothing(), each.unit, each.speeds::of, each.diagonals);
		List<double[][]> costs = each.starts.stream().map(oracle::costs).toList();
		int[] counts = new int[each.starts.size()];
		int contested = 0;
		for (int y = 0; y < each.grid.height(); y++) {
			for (int x = 0; x < each.grid.width(); x++) {
				int owner = owner(costs, x, y);
				assertEquals(owner, areas.owner(x, y), message + ": " + x + "," + y + " of " + each);
				contested += owner == TravelAreas.CONTESTED ? 1 : 0;
				if (owner >= 0) {
					counts[owner]++;
				}
			}
		}
		assertEquals(contested, areas.contested(), message);
		for (int i = 0; i < counts.length; i++) {
			assertEquals(counts[i], areas.areas()[i], message);
		}
		return contested;
	}

	private static int owner(List<double[][]> costs, int x, int y) {
		double least = costs.stream().mapToDouble(each -> each[y][x]).min().orElseThrow();
		List<Integer> near = new ArrayList<>();
		for (int i = 0; i < costs.size() && least < Double.POSITIVE_INFINITY; i++) {
			if (costs.get(i)[y][x] <= least * (1 + 1e-9)) {
				near.add(i);
			}
		}
		return near.isEmpty() ? TravelAreas.NONE : near.size() > 1 ? TravelAreas.CONTESTED : near.getFirst();
	}

	@Test
	void aCancelledSearchEnds() {
		Case each = new Case(TerrainGrid.filled(300, 300, 0), new GridUnit(1, Capability.of(0)), TerrainSpeeds.UNIFORM, Diagonals.NEVER,
				List.of(new Cell(0, 0)));
		StepGraph graph = StepGraph.of(each.map().anchors(each.unit), Progress.NONE);
		Progress cancelled = new Progress() {

			@Override
			public void worked(int units) {
				// nothing listens
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		assertThrows(CancellationException.class, () -> TravelField.of(graph, each.starts, cancelled));
	}
}
