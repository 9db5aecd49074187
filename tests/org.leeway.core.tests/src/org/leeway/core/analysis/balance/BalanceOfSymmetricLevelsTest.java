package org.leeway.core.analysis.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.Objective;
import org.leeway.model.AnnotationKind;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class BalanceOfSymmetricLevelsTest {

	private static final List<Terrain> TERRAINS = List.of(new Terrain(0, "ground", 0, ".", 1), new Terrain(1, "swamp", 0, "S", 0.3),
			new Terrain(2, "water", 0, "W", 1), new Terrain(3, "trees", 0, "T", 1.7), new Terrain(4, "out", 0, "@", 1));

	/** Returns a cell or rectangle together with its images under the symmetry, without duplicates. */
	private static <T> Set<T> images(T own, Stream<T> images) {
		Set<T> all = new LinkedHashSet<>(Set.of(own));
		images.forEach(all::add);
		return all;
	}

	private static TerrainGrid grid(RandomMaps random, int side, List<CellTransform> transforms) {
		TerrainGrid noise = random.number(0, 1) == 0 ? random.noise(side, side, random.number(0, 30) / 100.0)
				: random.rectangles(side, side);
		TerrainGridEditor editor = noise.edit();
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				Cell cell = new Cell(x, y);
				for (CellTransform each : transforms) {
					editor.set(each.apply(cell).x(), each.apply(cell).y(), editor.terrain(x, y));
				}
			}
		}
		return editor.build();
	}

	private static LevelSnapshot level(RandomMaps random, Symmetry symmetry) {
		int side = random.number(6, 24);
		List<CellTransform> transforms = symmetry.images(side, side);
		TerrainGrid grid = grid(random, side, transforms);
		Cell start = new Cell(random.number(0, side - 1), random.number(0, side - 1));
		List<Cell> starts = List.copyOf(images(start, transforms.stream().map(each -> each.apply(start))));
		CellRect place = new CellRect(random.number(0, side - 4), random.number(0, side - 4), random.number(1, 3), random.number(1, 3));
		List<Note> notes = images(place, transforms.stream().map(each -> each.apply(place))).stream()
				.map(cells -> new Note("", "", cells, 0, new Objective(AnnotationKind.RESOURCE, 100))).toList();
		List<Agent> agents = Stream.of(1, 2, 3).map(size -> new Agent("size" + size, new GridUnit(size, random.capability()),
				Body.OF_FOOTPRINT, size == 2 ? new Motion(1, true, 3, OptionalDouble.empty(), OptionalDouble.empty()) : Motion.STANDARD)).toList();
		LevelSnapshot level = new LevelSnapshot("", grid, TERRAINS, agents, Scene.EMPTY, starts)
				.withDiagonals(Diagonals.values()[random.number(0, 3)]);
		return new LevelSnapshot(level.header().withNotes(notes), grid);
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
	void differencesAreZero(Symmetry symmetry) {
		for (int seed = 1; seed <= Rounds.of(60); seed++) {
			LevelSnapshot level = level(new RandomMaps(seed), symmetry);
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (Agent agent : level.agents()) {
				String message = symmetry + ", seed " + seed + ", " + agent.name();
				AgentBalance balance = new AgentBalance(analysis, agent, Progress.NONE);
				Stream.of(Difference.ofTimes(balance), Difference.ofAreas(balance), Difference.ofLanes(balance, Progress.NONE))
						.flatMap(found -> found.stream()).forEach(found -> assertEquals(0.0, found.percent(), message + ": " + found));
				List<BalanceStart> starts = balance.bases(new BaseSize(4, 2), Progress.NONE);
				assertEquals(1, starts.stream().map(start -> List.of(start.territory().area(), start.territory().front(),
						start.territory().objectives().size(), start.territory().contested().size(), start.base().room(), start.base().closings().map(gaps -> gaps.size()))).distinct().count(),
						message);
				checkPairs(agent.turns() ? List.of() : balance.pairs(Progress.NONE), level, symmetry, message);
			}
		}
	}

	/**
	 * Checks that symmetric pairs have equal numbers. Two pairs are symmetric if an image of the map has the ends of
	 * one pair at the ends of the other pair.
	 */
	private static void checkPairs(List<BalancePair> pairs, LevelSnapshot level, Symmetry symmetry, String message) {
		int side = level.grid().width();
		Map<Collection<CellRect>, BalancePair> byEnds = new HashMap<>();
		pairs.forEach(pair -> byEnds.put(ends(pair, CellTransform.IDENTITY), pair));
		for (CellTransform each : symmetry.images(side, side)) {
			for (BalancePair pair : pairs) {
				BalancePair image = byEnds.get(ends(pair, each));
				String ends = message + ": " + pair + " and " + image;
				assertEquals(pair.seconds(), image.seconds(), ends);
				assertEquals(pair.length(), image.length(), ends);
				assertEquals(pair.largest(), image.largest(), ends);
				assertEquals(pair.narrowest(), image.narrowest(), ends);
				assertEquals(pair.lanes().count(), image.lanes().count(), ends);
				assertTrue(Math.abs(pair.second().orElse(-1) - image.second().orElse(-1)) < 1e-9, ends);
			}
		}
	}

	/**
	 * Returns both ends of a pair after a flip or turn of the map. The result is a set without order if both ends are starts.
	 * The balance lists two starts only once, as A to B or B to A. Otherwise, the result is a list.
	 */
	private static Collection<CellRect> ends(BalancePair pair, CellTransform image) {
		List<CellRect> ends = List.of(image.apply(pair.from().cells()), image.apply(pair.to().cells()));
		return pair.to().isStart() ? Set.copyOf(ends) : ends;
	}
}
