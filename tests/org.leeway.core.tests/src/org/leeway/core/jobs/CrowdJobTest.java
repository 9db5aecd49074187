package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.traffic.CrowdOrder;
import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.core.analysis.traffic.CrowdReplay;
import org.leeway.core.analysis.traffic.CrowdRun;
import org.leeway.core.analysis.traffic.TrafficQuestion;
import org.leeway.core.analysis.traffic.TrafficSheet;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.SeenUnit;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Motion;

/** Tests of the job that simulates crowds. The level has two rooms with a door of one cell between them. */
class CrowdJobTest {

	private static final String ROOMS = """
			.....#.....
			.....#.....
			...........
			.....#.....
			""";

	/** The rooms with a door of two cells. */
	private static final String WIDE = """
			.....#.....
			...........
			...........
			.....#.....
			""";

	private final List<CrowdJob.Answer> answers = new CopyOnWriteArrayList<>();
	private final CrowdJob job = new CrowdJob("Simulate", answers::add);

	@AfterEach
	void endJob() throws InterruptedException {
		job.cancel();
		Job.getJobManager().join(CrowdJob.class, null);
	}

	private static CrowdQuestion question(String picture, int units, double ratio, double seconds) {
		return question(Pictures.level(picture, 1), units, ratio, seconds);
	}

	private static CrowdQuestion question(LevelSnapshot rooms, int units, double ratio, double seconds) {
		int end = rooms.grid().width() - 1;
		int row = rooms.grid().height() / 2;
		LevelAnalysis level = LevelAnalysis.of(rooms.withSpawns(List.of(new Cell(0, row), new Cell(end, row))), Progress.NONE);
		Agent agent = level.snapshot().agents().getFirst();
		List<Place> starts = Place.starts(level.header(), agent.name());
		return new CrowdQuestion(level, agent, level.snapshot().agents().getLast(), starts.get(0), starts.get(1), ratio,
				new CrowdOrder(units, 1, seconds, Double.POSITIVE_INFINITY));
	}

	private CrowdReplay answer(CrowdQuestion question) throws InterruptedException {
		job.request(question);
		job.flush();
		CrowdReplay replay = answers.getLast().replay().orElseThrow();
		CrowdRun crowd = replay.pair().crowd().orElseThrow();
		CrowdRun expected = TrafficSheet.of(question.level(), new TrafficQuestion(Optional.of(question.back()), question.ratio(),
				Optional.of(question.order()), OptionalInt.empty()), Progress.NONE).agents().getFirst().pairs().getFirst().crowd()
				.orElseThrow();
		assertEquals(expected.ways(), crowd.ways());
		for (int way = 0; way < crowd.ways().size(); way++) {
			assertArrayEquals(expected.result().arrivals().get(way), crowd.result().arrivals().get(way));
		}
		assertEquals(crowd.result().seconds(), replay.recording().seconds());
		return replay;
	}

	@Test
	void theAnswerIsThatOfTheCommandLine() throws InterruptedException {
		for (double ratio : new double[] {0, 1, 0.5}) {
			CrowdReplay replay = answer(question(ROOMS, 8, ratio, 100));
			assertEquals(replay.pair().crowd().orElseThrow().result().allLost(), Arrays.stream(replay.recording().lost()).sum(), 1e-6);
		}
	}

	@Test
	void anotherAgentComesBack() throws InterruptedException {
		CrowdQuestion question = question(Pictures.level(WIDE, 1, 2), 8, 0.5, 100);
		assertEquals(List.of(1, 2), question.agents().stream().map(Agent::size).toList());
		assertEquals(List.of(new CrowdRun.Way("size1", 8), new CrowdRun.Way("size2", 4)),
				answer(question).pair().crowd().orElseThrow().ways());
	}

	@Test
	void aDiscThatComesBackMakesAllUnitsDiscs() throws InterruptedException {
		LevelSnapshot rooms = Pictures.level(ROOMS, 1);
		Agent disc = new Agent("disc", 1, rooms.agents().getFirst().capability()).withRadius(0.3);
		CrowdQuestion question = question(rooms.withAgents(List.of(rooms.agents().getFirst(), disc)), 4, 1, 100);
		assertFalse(question.areSquares());
		assertTrue(question(rooms.withAgents(List.of(rooms.agents().getFirst(), disc)), 4, 0, 100).areSquares());
		answer(question);
	}

	@Test
	void recordedDiscsNeverOverlap() throws InterruptedException {
		double radius = 0.4;
		CrowdQuestion question = question(Pictures.level(ROOMS, 1).withAgents(List.of(Pictures.agent(1).withRadius(radius))), 8, 1, 100);
		assertFalse(question.areSquares());
		job.request(question);
		job.flush();
		CrowdReplay replay = answers.getLast().replay().orElseThrow();
		assertEquals(16, replay.pair().crowd().orElseThrow().result().arrivals().stream().mapToInt(times -> times.length).sum());
		int pairs = 0;
		for (double time = 0; time < replay.recording().seconds(); time += 0.01) {
			List<SeenUnit> units = replay.recording().at(time);
			for (int i = 0; i < units.size(); i++) {
				for (int j = 0; j < i; j++) {
					double distance = Math.hypot(units.get(i).x() - units.get(j).x(), units.get(i).y() - units.get(j).y());
					// recorded places are rounded to less than a thousandth of a cell
					assertTrue(distance > 2 * radius - 1e-3, distance + " at " + time);
					pairs++;
				}
			}
		}
		assertTrue(pairs > 1000, pairs + " pairs");
	}

	@Test
	void unitsThatTurnAreRecordedWithTheirHeadings() throws InterruptedException {
		String wall = ".".repeat(12) + "##" + ".".repeat(12) + "\n";
		LevelSnapshot rooms = Pictures.level(wall.repeat(4) + (".".repeat(26) + "\n").repeat(2) + wall.repeat(4), 1);
		Body body = new Body(OptionalDouble.empty(), OptionalDouble.of(1.4), OptionalDouble.of(0.7));
		Agent car = new Agent("car", rooms.agents().getFirst().unit(), body,
				new Motion(0.5, true, 2, OptionalDouble.empty(), OptionalDouble.empty()));
		CrowdQuestion question = question(rooms.withAgents(List.of(car)), 4, 1, 100);
		assertFalse(question.areSquares());
		CrowdReplay replay = answer(question);
		assertEquals(8, replay.pair().crowd().orElseThrow().result().arrivals().stream().mapToInt(times -> times.length).sum());
		for (double time = 0.25; time < replay.recording().seconds(); time += 0.25) {
			Map<Integer, SeenUnit> before = replay.recording().at(time - 0.01).stream()
					.collect(Collectors.toMap(SeenUnit::id, unit -> unit));
			for (SeenUnit unit : replay.recording().at(time)) {
				SeenUnit last = before.get(unit.id());
				double way = last == null ? 0 : Math.hypot(unit.x() - last.x(), unit.y() - last.y());
				if (way > 0.01) {
					// a unit drives forward or in reverse along its heading
					double course = Math.atan2(unit.y() - last.y(), unit.x() - last.x());
					assertEquals(1, Math.abs(Math.cos(course - unit.heading().orElseThrow())), 0.02, unit.toString());
				}
			}
		}
	}

	@Test
	void progressIsToldBySeconds() throws InterruptedException {
		job.request(question(ROOMS, 8, 1, 100));
		job.flush();
		List<Double> seconds = answers.stream().filter(answer -> answer.replay().isEmpty()).map(CrowdJob.Answer::seconds).toList();
		assertTrue(seconds.size() > 5, seconds.toString());
		for (int i = 0; i < seconds.size(); i++) {
			assertEquals(i, seconds.get(i), seconds.toString());
		}
	}

	@Test
	void withoutAWayNothingIsRecorded() throws InterruptedException {
		job.request(question(".....#.....\n".repeat(4), 8, 1, 100));
		job.flush();
		CrowdReplay replay = answers.getLast().replay().orElseThrow();
		assertTrue(replay.pair().crowd().isEmpty());
		assertEquals(List.of(), replay.recording().at(1));
	}

	@Test
	void aCancelledJobSaysSo() throws InterruptedException {
		job.request(question(ROOMS, 10_000, 1, 1e6));
		while (answers.isEmpty()) {
			Thread.sleep(1);
		}
		job.cancel();
		Job.getJobManager().join(CrowdJob.class, null);
		assertEquals("Cancelled.", answers.getLast().failure());
	}
}
