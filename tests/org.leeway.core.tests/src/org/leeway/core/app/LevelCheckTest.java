package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.JsonReport;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.TextReport;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.SpawnChoice;
import org.leeway.core.request.WholeLevelException;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.DiagonalRule;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Levels that are too large for memory get the same reports that they would get if they were in memory. */
@Tag("slow")
class LevelCheckTest {

	private static final Formats FORMATS = Formats.registered();

	@TempDir
	private Path folder;
	private Path map;
	private Path level;

	@BeforeEach
	void nameFiles() {
		map = folder.resolve("level.map");
		level = folder.resolve("level.leeway");
	}

	@Test
	void rowByRowReportsWhatIsReportedOfTheWhole() throws IOException, FailureException {
		for (int seed = 0; seed < Rounds.of(100); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(1, 90), random.number(1, 90), random.number(0, 40) / 100.0);
			writeBoth(levelOf(grid, random));
			List<AgentPreset> agents = new ArrayList<>();
			for (int i = random.number(0, 3); i > 0; i--) {
				agents.add(new AgentPreset("agent" + i, random.number(1, 6), i == 1 ? "ground+water" : "ground"));
			}
			List<SpawnChoice> spawns = new ArrayList<>();
			for (Cell cell : random.number(0, 2) > 0 ? List.<Cell>of() : random.spawns(1, 3, grid.width(), grid.height())) {
				spawns.add(new SpawnChoice(cell, agents.isEmpty() || random.number(0, 1) == 0 ? "" : agents.getLast().name()));
			}
			AreaLimit area = new AreaLimit(random.number(0, 9));
			Optional<Diagonals> diagonals = seed % 3 == 0 ? Optional.of(Diagonals.values()[seed / 3 % 4]) : Optional.empty();
			LevelCheck check = new LevelCheck(FORMATS, agents, spawns, new LevelOptions(diagonals, false), area, false, false,
					random.number(1, 3), random.number(0, 500));
			assertSameReports(check, map, "seed " + seed);
			assertSameReports(check, level, "seed " + seed);
		}
	}

	private static Level levelOf(TerrainGrid grid, RandomMaps random) {
		Level level = LevelTemplates.level("random", grid);
		level.setDiagonals(DiagonalRule.VALUES.get(random.number(0, 3)));
		Scene obstacles = random.obstacles(grid.width(), grid.height());
		obstacles.circles().forEach(circle -> {
			CircularObstacle obstacle = LevelFactory.eINSTANCE.createCircularObstacle();
			obstacle.setX(circle.x());
			obstacle.setY(circle.y());
			obstacle.setRadius(circle.radius());
			level.getCircles().add(obstacle);
		});
		for (Polygon polygon : obstacles.polygons()) {
			PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
			obstacle.setShape(polygon);
			level.getPolygons().add(obstacle);
		}
		for (Cell cell : random.spawns(0, 2, grid.width(), grid.height())) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(cell.x());
			spawn.setY(cell.y());
			level.getAgentTypes().stream().filter(agent -> random.number(1, 4) == 1).forEach(spawn.getAgents()::add);
			level.getSpawns().add(spawn);
		}
		return level;
	}

	private void writeBoth(Level random) throws IOException {
		for (Path file : List.of(map, level)) {
			write(random, file);
		}
	}

	private static void write(Level level, Path file) throws IOException {
		FORMATS.writing(file).orElseThrow().exporter(LevelExporter.class).orElseThrow()
				.export(level, OptionValues.STANDARD, Progress.NONE).write(file);
	}

	private static void assertSameReports(LevelCheck check, Path file, String message)
			throws IOException, FailureException {
		ReportedLevel whole = check.checkWhole(file.toString(), progress()).getFirst().get();
		ReportedLevel rows = check.checkRows(file.toString(), progress());
		assertEquals(text(whole), text(rows), message);
		assertEquals(json(whole), json(rows), message);
		assertEquals(whole.findings(), rows.findings(), message);
		assertEquals(text(whole), text(check.check(file.toString(), progress()).getFirst().get()), message);
	}

	private static TerminalProgress progress() {
		Console console = new Console(OutputStream.nullOutputStream(), new PrintWriter(new StringWriter()), false,
				false);
		return new TerminalProgress(console, 0, List.of("file"), file -> true);
	}

	private static String text(ReportedLevel reported) throws IOException {
		StringWriter out = new StringWriter();
		try (AnalysisReport report = new TextReport(out)) {
			report.add(reported);
		}
		return out.toString();
	}

	private static String json(ReportedLevel reported) throws IOException {
		StringWriter out = new StringWriter();
		try (AnalysisReport report = new JsonReport(out)) {
			report.add(reported);
		}
		return out.toString();
	}

	/** The first and the last rows of the map are a room each. All rows between are blocked, so the second room is cut off. */
	@Test
	void aMapHigherThanMemoryAllowsIsChecked() throws IOException {
		int height = TerrainGrid.MAX_SIDE + 10;
		Files.writeString(map, "type octile\nheight " + height + "\nwidth 4\nmap\n" + "....\n".repeat(9)
				+ "@@@@\n".repeat(height - 11) + ".@..\n@@..\n");
		CommandLineRun run = CommandLineRun.of("validate", "-j", "2", "--agent", "tank:2:ground", map);
		assertEquals(1, run.status(), run.toString());
		assertEachSays(run.out().lines().toList(),
				List.of(map + ":" + (height + 3) + ": error: tank (2x2 on ground)", "cannot reach",
						" 4 cells at 2," + (height - 2) + " (2 x 2)", "[unreachable-region]"),
				List.of(map + ": 4 x " + height + " cells, 1 agent: 1 error, 0 warnings"));
		assertEquals("", run.err());
	}

	@Test
	void aLargeFileThatAsksForMoreIsReadAsAWhole() throws IOException, FailureException {
		assertReadAsAWhole(agent -> agent.setMinChoke(2));
		assertReadAsAWhole(agent -> agent.setRadius(0.5));
	}

	private void assertReadAsAWhole(Consumer<AgentType> demand) throws IOException, FailureException {
		Level asking = LevelTemplates.level("asking", TerrainGrid.filled(9, 5, 0));
		demand.accept(asking.getAgentTypes().getFirst());
		write(asking, level);
		LevelCheck check = new LevelCheck(FORMATS, List.of(), List.of(), LevelOptions.AS_THEY_ARE, AreaLimit.OF_LEVEL, false, false, 1, 0);
		assertThrows(WholeLevelException.class, () -> check.checkRows(level.toString(), progress()));
		assertEquals(text(check.checkWhole(level.toString(), progress()).getFirst().get()),
				text(check.check(level.toString(), progress()).getFirst().get()));
	}

	@Test
	void otherCommandsNameTheLimitAndWhoCan() throws IOException {
		int height = TerrainGrid.MAX_SIDE + 1;
		Files.writeString(map, "type octile\nheight " + height + "\nwidth 1\nmap\n" + ".\n".repeat(height));
		for (CommandLineRun run : List.of(CommandLineRun.of("convert", map, level),
				CommandLineRun.of("export", "--format", "csv", "--layer", "terrain", map))) {
			assertEquals(2, run.status(), run.toString());
			assertOneLine(run.err(), map + ":3: ", " 1 x 65537 cells", " 1 to 65536", " 268435456", "leeway validate",
					" 1 to 65536 columns", " 1 to 2147483647 rows");
			assertFalse(Files.exists(level));
		}
	}

	@Test
	void aMapThatNobodyReadsNamesTheLimit() throws IOException {
		for (String size : List.of("height 1\nwidth 65537\n", "height 2147483648\nwidth 1\n")) {
			Files.writeString(map, "type octile\n" + size + "map\n.\n");
			CommandLineRun run = CommandLineRun.of("validate", map);
			assertEquals(2, run.status(), run.toString());
			assertSays(run.err().lines().toList().getLast(), "expected", " 1 to 65536 columns",
					" 1 to 2147483647 rows");
			assertTrue(run.err().startsWith(map + ":3: a map of "), run.err());
		}
	}

	@Test
	void whatIsWrongFarBelowIsToldWithItsLine() throws IOException {
		int height = TerrainGrid.MAX_SIDE + 100;
		String rows = "..\n".repeat(height - 1);
		for (String last : List.of("", ".", ".x")) {
			Files.writeString(map, "type octile\nheight " + height + "\nwidth 2\nmap\n" + rows + last);
			CommandLineRun run = CommandLineRun.of("validate", "-j", "2", map);
			assertEquals(2, run.status(), run.toString());
			assertTrue(run.err().startsWith(map + ":" + (height + 4) + ": "), run.err());
		}
	}
}
