package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class TrafficCommandTest {

	/** Two rooms with a gap of three cells and a gap of one cell between them. */
	private static final String ROOMS = """
			......@......
			......@......
			......@......
			.............
			......@......
			......@......
			.............
			.............
			.............
			......@......
			""";

	@TempDir
	private Path folder;

	private Path map(String picture) throws IOException {
		List<String> rows = picture.lines().toList();
		return Files.writeString(folder.resolve("rooms.map"), "type octile\nheight " + rows.size() + "\nwidth "
				+ rows.getFirst().length() + "\nmap\n" + picture);
	}

	private CommandLineRun run(String picture, Object... options) throws IOException {
		List<Object> all = new ArrayList<>(List.of("traffic", "--agent", "scout:1:ground speed=2", "--spawn", "1,4", "--spawn", "11,4"));
		all.addAll(List.of(options));
		all.add(map(picture));
		return CommandLineRun.of(all.toArray());
	}

	private JsonObject pair(int status, Object... options) throws IOException {
		List<Object> all = new ArrayList<>(List.of("--format", "json"));
		all.addAll(List.of(options));
		CommandLineRun run = run(ROOMS, all.toArray());
		assertEquals(status, run.status(), run.toString());
		return JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("pairs").get(0).getAsJsonObject();
	}

	@Test
	void gapsSetTheBound() throws IOException {
		JsonObject pair = pair(0);
		JsonObject oneWay = pair.getAsJsonObject("oneWay");
		assertEquals(60 * 2 * (3 + 1), oneWay.get("perMinute").getAsDouble(), 1e-9);
		assertEquals(2, oneWay.getAsJsonArray("gaps").size(), oneWay.toString());
		assertEquals(60 * 2 * 2, pair.getAsJsonObject("bothWays").get("perMinute").getAsDouble(), 1e-9);
		assertTrue(pair.get("crowd").isJsonNull());
	}

	@Test
	void anotherAgentComesBack() throws IOException {
		JsonObject pair = pair(0, "--agent", "tank:2:ground", "--back", "tank", "--ratio", "0.5");
		assertEquals("scout tank", pair.get("agent").getAsString() + " " + pair.get("back").getAsString());
		// the scouts a second have two limits, and the smaller limit counts. For every two scouts, one tank comes back.
		// First limit: all gaps together are 4 cells wide. A scout occupies one cell for 0.5 s, a tank two cells for 2 s.
		// Second limit: only one gap is wide enough for tanks. The tanks pass this gap one after another, in 2 s each
		assertEquals(60 * Math.min(4 / (0.5 + 0.5 * 2 * 2), 1 / (2 * 0.5)),
				pair.getAsJsonObject("bothWays").get("perMinute").getAsDouble(), 1e-9);
	}

	@Test
	void crowdsArriveBelowTheBound() throws IOException {
		JsonObject crowd = pair(0, "--simulate", "12", "--ratio", "0").getAsJsonObject("crowd");
		JsonObject way = crowd.getAsJsonArray("ways").get(0).getAsJsonObject();
		assertEquals(12, way.get("arrived").getAsInt(), crowd.toString());
		List<Double> seconds = way.getAsJsonArray("percentiles").asList().stream().map(JsonElement::getAsJsonObject)
				.map(each -> each.get("seconds").getAsDouble()).toList();
		assertEquals(seconds.stream().sorted().toList(), seconds);
		assertTrue(12 <= 8 * seconds.getLast(), crowd.toString());
		assertEquals(0, crowd.getAsJsonArray("stuck").size());
	}

	@Test
	void unitsAppearAtARate() throws IOException {
		JsonObject crowd = pair(0, "--simulate", "10", "--ratio", "0", "--rate", "12").getAsJsonObject("crowd");
		double seconds = crowd.get("seconds").getAsDouble();
		// the tenth unit appears after 9 * 5 s. From the start, the way is 10 cells long, at 2 cells a second
		assertTrue(seconds >= 45 && seconds <= 45 + 12, crowd.toString());
	}

	@Test
	void equalSeedsGiveEqualCrowds() throws IOException {
		String first = run(ROOMS, "--simulate", "10", "--seed", "7").out();
		assertEquals(first, run(ROOMS, "--simulate", "10", "--seed", "7").out());
	}

	@Test
	void stuckUnitsAreTold() throws IOException {
		CommandLineRun run = run("......@......\n".repeat(4) + ".............\n" + "......@......\n".repeat(5), "--simulate", "50", "--seconds", "20");
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "stuck: ", "the narrowest place ahead is 1 wide at 6,4, widen by 1 for two units next to each other", "0 findings, ",
				" stuck units");
	}

	@Test
	void textHasATable() throws IOException {
		CommandLineRun run = run(ROOMS, "--simulate", "2");
		assertEquals(0, run.status(), run.toString());
		assertSays(run.out(), "scout (1x1)", "1,4   11,4  480.00            240.00", "6,3", "crowd from", "0 findings");
	}

	@Test
	void aClosedWayPassesNothing() throws IOException {
		CommandLineRun run = run("...@...\n".repeat(6), "--simulate", "3");
		assertEquals(2, run.status(), "spawn 11,4 lies outside");
		CommandLineRun closed = run("......@......\n".repeat(6), "--simulate", "3");
		assertEquals(0, closed.status(), closed.toString());
		assertSays(closed.out(), "0.00");
	}

	@Test
	void discsHaveTheirOwnBoundAndCrowd() throws IOException {
		JsonObject pair = pair(0, "--agent", "disc:1:ground speed=2 radius=0.5", "--back", "disc", "--simulate", "12");
		JsonObject disc = JsonParser.parseString(run(ROOMS, "--format", "json", "--agent", "disc:1:ground speed=2 radius=0.5",
				"--simulate", "12").out()).getAsJsonObject().getAsJsonArray("pairs").get(1).getAsJsonObject();
		assertEquals("disc disc", disc.get("agent").getAsString() + " " + disc.get("back").getAsString());
		// in half a second, a disc moves by its own diameter. In this time, one disc gets through the gap of one cell. The
		// bound for the gap of three cells is 2 * 3 - 1 discs in the same time
		assertEquals(60 * 2 * (1 + 5), disc.getAsJsonObject("oneWay").get("perMinute").getAsDouble(), 1e-9);
		for (JsonElement way : disc.getAsJsonObject("crowd").getAsJsonArray("ways")) {
			assertEquals(12, way.getAsJsonObject().get("arrived").getAsInt(), disc.toString());
		}
		assertTrue(pair.getAsJsonObject("bothWays").get("perMinute").getAsDouble() <= 60 * 2 * 4 + 1e-9, pair.toString());
	}

	@Test
	void aSmallCrowdHasAPlan() throws IOException {
		JsonObject proof = pair(0, "--prove", "4").getAsJsonObject("proof");
		assertEquals("yes", proof.get("answer").getAsString());
		List<JsonElement> plan = proof.getAsJsonArray("plan").asList();
		assertEquals("[1,4]", plan.getFirst().getAsJsonArray().get(0).toString());
		assertEquals("[11,4]", plan.getLast().getAsJsonArray().get(0).toString());
		plan.forEach(places -> assertEquals(8, places.getAsJsonArray().size()));
		assertSays(run(ROOMS, "--prove", "1", "--ratio", "0").out(), "plan from", "1 scout", "yes, in 12 steps");
	}

	@Test
	void aCrowdThatCannotPassIsAFinding() throws IOException {
		CommandLineRun run = run("@@@@@@@@@@@@@\n".repeat(4) + ".............\n" + "@@@@@@@@@@@@@\n".repeat(5), "--prove", "1");
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "1 scout, back 1 scout  no");
	}

	/** Writes a level with a required path between the rooms. */
	private Path level(String throughput) throws IOException {
		Path level = folder.resolve("rooms.leeway");
		CommandLineRun.of("convert", map(ROOMS), level);
		return Files.writeString(level, Files.readString(level).replaceAll("<agentTypes[^>]*/>", "").replace("<terrain>",
				"<agentTypes name=\"scout\" capability=\"ground\"/><agentTypes name=\"tank\" size=\"2\" capability=\"ground\"/>"
						+ "<spawns x=\"1\" y=\"4\"/><spawns x=\"11\" y=\"4\"/><probes agent=\"//@agentTypes[name='scout']\" name=\"east\" "
						+ "startX=\"1\" startY=\"4\" goalX=\"11\" goalY=\"4\" required=\"true\" throughput=\"" + throughput
						+ "\"/><terrain>"));
	}

	@Test
	void startsHaveTheirNames() throws IOException {
		Path level = level("40 in 10 s");
		Files.writeString(level, Files.readString(level).replace("<spawns x=\"1\"", "<spawns name=\"West\" player=\"2\" x=\"1\""));
		assertSays(CommandLineRun.of("traffic", level).out(), "1,4 (West, player 2)  11,4 ");
		assertSays(CommandLineRun.of("traffic", "--spawn", "1,5", "--spawn", "11,4", level).out(), "1,5   11,4 ");
	}

	@Test
	void anAgentThatDoesNotComeBackChangesNothing() throws IOException {
		Object[] crowd = {"--agent", "disc:1:ground radius=0.5", "--simulate", "12", "--ratio", "0"};
		assertEquals(pair(0, crowd).get("crowd"), pair(0, Stream.concat(Stream.of("--back", "disc"), Stream.of(crowd)).toArray())
				.get("crowd"));
	}

	@Test
	void tooLittleThroughputIsAFinding() throws IOException {
		assertEquals(0, CommandLineRun.of("traffic", level("40 in 10 s")).status());
		Path level = level("60 in 10 s");
		CommandLineRun run = CommandLineRun.of("traffic", level);
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "east: scout (1x1 on ground) gets at most 240.00 units a minute from 1,4 to 11,4, expected 360.00: "
				+ "2 gaps of ", " by 2 [needs-throughput]");
		assertSays(CommandLineRun.of("validate", level).out(), "[needs-throughput]");
	}

	@Test
	void unitsThatComeBackTakeTheirShare() throws IOException {
		// tanks fit only through the gap of three cells. In this gap, each tank occupies two cells for two seconds. In this
		// time, scouts cannot use these cells
		assertEquals(0, CommandLineRun.of("traffic", level("20 in 10 s, 5 tank back")).status());
		CommandLineRun run = CommandLineRun.of("traffic", level("21 in 10 s, 5 tank back"));
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "from 1,4 to 11,4 while tank comes back, expected 126.00");
		assertSays(CommandLineRun.of("traffic", level("21 in 10 s, 5 boat back")).out(),
				"cannot be checked: no agent is named boat, expected one of scout, tank");
	}

	@Test
	void badOptionsHaveOneMessage() throws IOException {
		assertRefused("--ratio -1.0, expected 0 to 1000", "--ratio", "-1");
		assertRefused("--simulate 0, expected 1 to 10000", "--simulate", "0");
		assertRefused("expected at most 10000 units that come back", "--simulate", "9000", "--ratio", "2");
		assertRefused("--seconds 0.0, expected more than 0", "--simulate", "1", "--seconds", "0");
		assertRefused("--seed is for --simulate", "--seed", "2");
		assertRefused("--rate 1.0E-4, expected at least 0.001", "--simulate", "1", "--rate", "0.0001");
		assertRefused("--prove 0, expected at least 1", "--prove", "0");
		assertRefused("--prove 30, expected at least 1, and at most 50 units with those that come back", "--prove", "30");
		assertRefused("--back \"tank\", expected one of scout", "--back", "tank");
	}

	private void assertRefused(String message, Object... options) throws IOException {
		CommandLineRun run = run(ROOMS, options);
		assertEquals(2, run.status(), run.toString());
		assertSays(run.err(), message);
		assertEquals("", run.out());
	}

	private CommandLineRun turning(String motion, int row) throws IOException {
		String wall = ".".repeat(12) + "@" + ".".repeat(12) + "\n";
		Path level = map(wall.repeat(4) + (".".repeat(25) + "\n").repeat(2) + wall.repeat(4));
		return CommandLineRun.of("traffic", "--agent", "car:1:ground speed=2 " + motion, "--spawn", "1," + row, "--spawn", "22," + row,
				"--simulate", "3", level);
	}

	@Test
	void unitsThatTurnDriveToTheOtherStart() throws IOException {
		CommandLineRun run = turning("length=1.4 width=0.7 turningRadius=0.5", 4);
		assertEquals(0, run.status(), run.toString());
		assertEquals(2, run.out().lines().filter(line -> line.matches(".* car +3 +3 .*")).count(), run.out());
	}

	@Test
	void unitsThatCannotTurnIntoTheGapAreStuck() throws IOException {
		CommandLineRun run = turning("turningRadius=40", 0);
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "stuck: 3 units of car at 1,0", "no free place there has a way to the other start", "6 stuck units");
	}
}
