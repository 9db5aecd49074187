package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.jobs.AnalysisJob;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.FitLayer;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Rounds;

/** Tests of analyses that are updated after each edit, by comparison with analyses from scratch. */
class EditedLevelsTest {

	private static final int SIDE = 150;
	private static final Capability GROUND = Capability.of(0);
	private static final List<Agent> AGENTS = List.of(new Agent("scout", 1, GROUND),
			new Agent("tank", 2, GROUND), new Agent("boat", 3, Capability.of(1, 2)),
			new Agent("walker", 1, GROUND).with(new GridUnit(3, GROUND, OptionalDouble.of(0.8))));

	private final List<LevelAnalysis> analysed = new CopyOnWriteArrayList<>();
	private final List<LevelAnalysis> found = new CopyOnWriteArrayList<>();
	private final AnalysisJob job = new AnalysisJob("Analyse", new AnalysisJob.Listener() {
		@Override
		public void analysed(LevelAnalysis analysis) {
			analysed.add(analysis);
		}

		@Override
		public void foundAll(LevelAnalysis analysis) {
			found.add(analysis);
		}
	});

	@AfterEach
	void endJobs() throws InterruptedException {
		job.cancel();
		Job.getJobManager().join(AnalysisJob.class, null);
	}

	@Test
	void anAnalysisCarriedOverIsLikeAFreshOne() {
		for (int seed = 0; seed < Rounds.of(8); seed++) {
			Random random = new Random(seed);
			LevelSnapshot level = level(random);
			List<LevelSnapshot> history = new ArrayList<>(List.of(level));
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (int edit = 0; edit < 30; edit++) {
				level = random.nextInt(4) == 0 ? history.get(random.nextInt(history.size())) : edited(level, random);
				history.add(level);
				LevelAnalysis before = analysis;
				List<OverlayLayer> layersBefore = random.nextInt(3) == 0 ? layers(before) : List.of();
				analysis = before.with(level, Progress.NONE);
				assertLike(LevelAnalysis.of(level, Progress.NONE), analysis, "seed " + seed + ", edit " + edit);
				assertChangesAreKnown(layersBefore, analysis, "seed " + seed + ", edit " + edit);
			}
		}
	}

	@Test
	void aThousandRapidEditsAndCancellationsEndInTheTruth() throws InterruptedException {
		Random random = new Random(1);
		LevelSnapshot level = level(random);
		for (int edit = 0; edit < 1000; edit++) {
			level = edited(level, random);
			job.request(level);
			if (random.nextInt(20) == 0) {
				job.cancel();
			}
			if (random.nextInt(50) == 0) {
				job.flush();
			}
		}
		job.request(level);
		job.flush();
		job.join();
		assertSame(level, analysed.getLast().snapshot());
		assertSame(analysed.getLast(), found.getLast(), "findings are those of the latest state");
		assertLike(LevelAnalysis.of(level, Progress.NONE), found.getLast(), "at the end");
	}

	@Test
	void anAnalysisThatIsCancelledAnywhereSpoilsNothing() {
		Random random = new Random(2);
		LevelAnalysis analysis = LevelAnalysis.of(level(random), Progress.NONE);
		for (int edit = 0; edit < 200; edit++) {
			LevelSnapshot next = edited(analysis.snapshot(), random);
			try {
				analysis = analysis.with(next, patient(random.nextInt(60)));
				analysis.findings(patient(random.nextInt(20)));
			} catch (CancellationException e) {
				assertLike(LevelAnalysis.of(next, Progress.NONE), analysis.with(next, Progress.NONE), "edit " + edit);
			}
		}
	}

	/**
	 * Returns a progress that lets a computation ask {@link Progress#cancelled} a number of times before it cancels the
	 * computation.
	 *
	 * @param questions the number of first calls that return false. The next call returns true
	 */
	private static Progress patient(int questions) {
		int[] left = { questions };
		return new Progress() {
			@Override
			public void worked(int units) {
				// not counted
			}

			@Override
			public boolean cancelled() {
				return left[0]-- == 0;
			}
		};
	}

	private static LevelSnapshot level(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int i = 0; i < 400; i++) {
			paint(grid, random, 12);
		}
		return new LevelSnapshot("", grid.build(), List.of(), AGENTS, Scene.EMPTY, List.of(new Cell(75, 75)));
	}

	private static LevelSnapshot edited(LevelSnapshot level, Random random) {
		return switch (random.nextInt(8)) {
		case 0 -> with(level, Scene.of(circles(level.scene().circles(), random), List.of()));
		case 1 -> level.withSpawns(spawns(random));
		case 2 -> level.withAgents(AGENTS.subList(0, 1 + random.nextInt(AGENTS.size())));
		default -> {
			TerrainGridEditor grid = level.grid().edit();
			paint(grid, random, 32);
			yield level.withGrid(grid.build());
		}
		};
	}

	private static LevelSnapshot with(LevelSnapshot level, Scene obstacles) {
		return new LevelSnapshot(level.name(), level.grid(), level.terrains(), level.agents(), obstacles, level.spawns());
	}

	/** Returns the circles after adding, removing or moving one circle. */
	private static List<Circle> circles(List<Circle> before, Random random) {
		List<Circle> circles = new ArrayList<>(before);
		if (!circles.isEmpty() && random.nextBoolean()) {
			circles.remove(random.nextInt(circles.size()));
		}
		if (random.nextInt(3) > 0) {
			circles.add(new Circle(SIDE * random.nextDouble(), SIDE * random.nextDouble(), 20 * random.nextDouble()));
		}
		return circles;
	}

	private static List<Cell> spawns(Random random) {
		return random.ints(random.nextInt(3), 0, SIDE).mapToObj(x -> new Cell(x, random.nextInt(SIDE))).toList();
	}

	private static void paint(TerrainGridEditor grid, Random random, int brush) {
		int left = random.nextInt(SIDE);
		int top = random.nextInt(SIDE);
		int width = Math.min(SIDE - left, 1 + random.nextInt(brush));
		int terrain = random.nextInt(4);
		for (int y = top; y < Math.min(SIDE, top + brush); y++) {
			grid.fillRow(left, y, width, terrain);
		}
	}

	private static void assertLike(LevelAnalysis fresh, LevelAnalysis analysis, String message) {
		assertEquals(fresh.clearance().blocked(), analysis.clearance().blocked(), message);
		for (Agent agent : fresh.snapshot().agents()) {
			AgentAnalysis expected = fresh.agent(agent);
			AgentAnalysis actual = analysis.agent(agent);
			assertEquals(expected.traversable(), actual.traversable(), message);
			assertEquals(expected.tooNarrow(), actual.tooNarrow(), message);
			assertEquals(expected.reachability().reachable(), actual.reachability().reachable(), message);
			assertEquals(expected.reachability().covered(), actual.reachability().covered(), message);
			assertEquals(fresh.clearance().map(agent.capability()), analysis.clearance().map(agent.capability()), message);
			PlanQuery across = Plans.query(new Cell(0, 0),
					new Cell(fresh.snapshot().grid().width() - 1, fresh.snapshot().grid().height() - 1), agent);
			PlannerChoice planner = PlannerChoice.of(Planners.standard());
			assertEquals(fresh.plan(planner, across, Progress.NONE).trajectory(),
					analysis.plan(planner, across, Progress.NONE).trajectory(), message);
		}
		assertEquals(fresh.findings(), analysis.findings(), message);
		assertFitsLike(fresh, analysis, message);
	}

	private static void assertFitsLike(LevelAnalysis fresh, LevelAnalysis analysis, String message) {
		for (Anchor anchor : Anchor.values()) {
			assertLimited(FitLayer.of(fresh, GROUND, anchor), overlay("fit", analysis, anchor), SizeField.PLANES,
					anchor + ", " + message);
			assertLimited(Optional.of(ClearanceLayer.of(fresh, GROUND, anchor)), overlay("clearance", analysis, anchor),
					SizeField.COVERING, anchor + ", " + message);
		}
	}

	private static Optional<OverlayLayer> overlay(String layer, LevelAnalysis analysis, Anchor anchor) {
		return Layers.raster(layer).overlay(LayerQuery.of(analysis).with(GROUND).with(anchor), Progress.NONE);
	}

	private static void assertLimited(Optional<OverlayLayer> exact, Optional<OverlayLayer> limited, int limit,
			String message) {
		assertEquals(exact.isPresent(), limited.isPresent(), message);
		for (int cell = 0; exact.isPresent() && cell < SIDE * SIDE; cell++) {
			assertEquals(Math.min(limit, exact.get().value(cell % SIDE, cell / SIDE)),
					Math.min(limit, limited.get().value(cell % SIDE, cell / SIDE)), message);
		}
	}

	private static List<OverlayLayer> layers(LevelAnalysis analysis) {
		List<OverlayLayer> layers = new ArrayList<>();
		layers.add(ClearanceLayer.of(analysis, GROUND, Anchor.TOP_LEFT));
		layers.add(ReachabilityLayer.of(analysis, AGENTS.get(1)));
		layers.add(overlay("clearance", analysis, Anchor.COVERING).orElseThrow());
		overlay("fit", analysis, Anchor.TOP_LEFT).ifPresent(layers::add);
		overlay("fit", analysis, Anchor.COVERING).ifPresent(layers::add);
		return layers;
	}

	/** Asserts that {@link OverlayLayer#changedSince} of each layer returns all cells with a changed value. */
	private static void assertChangesAreKnown(List<OverlayLayer> before, LevelAnalysis analysis, String message) {
		List<OverlayLayer> after = before.isEmpty() ? List.of() : layers(analysis);
		for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
			List<CellRect> changed = after.get(i).changedSince(before.get(i));
			for (int cell = 0; cell < SIDE * SIDE; cell++) {
				int x = cell % SIDE;
				int y = cell / SIDE;
				if (before.get(i).value(x, y) != after.get(i).value(x, y)) {
					assertEquals(true, changed.stream().anyMatch(cells -> cells.contains(x, y)), message);
				}
			}
		}
	}
}
