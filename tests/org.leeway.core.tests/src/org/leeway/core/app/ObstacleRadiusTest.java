package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;

/** Tests of an agent with an obstacle radius, in the commands of the command line. */
class ObstacleRadiusTest {

	/**
	 * A corridor of three rows between two rooms. Halfway along the corridor, a post stands at the wall. The unit's square
	 * overlaps the post there. But the unit's middle is 1 cell away from the post, which is more than the obstacle radius of
	 * 0.8.
	 */
	private static final String LEVEL = """
			<?xml version="1.0" encoding="UTF-8"?>
			<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:level="http://leeway.org/level/1" name="post">
			  <terrainTypes name="ground" colour="#b9c789" glyph="."/>
			  <terrainTypes id="1" name="rock" colour="#222222" glyph="#"/>
			  <agentTypes name="walker" size="3" capability="ground" radius="0.8"RADIUS/>
			  <circles x="8.5" y="2" radius="0.5"/>
			  <spawns x="1" y="3"/>
			  <probes agent="//@agentTypes.0" startX="0" startY="2" goalX="14" goalY="2" required="true"/>
			  <terrain>
			17 x 7
			0*17
			0*6 1*5 0*6
			0*17
			0*17
			0*17
			0*6 1*5 0*6
			0*17
			</terrain>
			</level:Level>
			""";

	@TempDir
	private Path folder;
	private Path level;

	@BeforeEach
	void begin() throws IOException {
		write(" obstacleRadius=\"0.8\"");
	}

	private void write(String radius) throws IOException {
		level = Files.writeString(folder.resolve("post.leeway"), LEVEL.replace("RADIUS", radius)
				.replace("//@agentTypes.0", "//@agentTypes[name='walker']"));
	}

	@Test
	void passesWhereItsMiddleKeepsAway() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", level);
		assertEquals(0, run.status(), run.toString());
		write("");
		run = CommandLineRun.of("validate", level);
		assertEquals(1, run.status(), run.toString());
		assertTrue(run.out().contains("[unreachable-region]") && run.out().contains("[required-path]"), run.toString());
		write(" obstacleRadius=\"1.1\"");
		assertEquals(1, CommandLineRun.of("validate", level).status(), "too near to the post");
	}

	@Test
	void itsPathsAreThoseOfItsAnchors() {
		for (PlannerProvider planner : Planners.registered().stream().filter(each -> each.domain() == Domain.GRID_STEPS).toList()) {
			CommandLineRun run = CommandLineRun.of("path", "--planner", planner.id(), "--agent", "walker", "--from", "0,2", "--to", "14,2",
					level);
			assertEquals(0, run.status(), planner.id() + run);
		}
	}

	@Test
	void theCommandLineGivesItToo() throws IOException {
		write("");
		CommandLineRun run = CommandLineRun.of("validate", "--agent", "walker:3:ground obstacleRadius=0.8", level);
		assertEquals(0, run.status(), run.toString());
		run = CommandLineRun.of("validate", "--agent", "walker:3:ground obstacleRadius=0", level);
		assertEquals(2, run.status(), run.toString());
	}

	@Test
	void changesOfItAreTold() throws IOException {
		Path before = Files.copy(level, folder.resolve("before.leeway"));
		write(" obstacleRadius=\"1.1\"");
		CommandLineRun run = CommandLineRun.of("diff", before, level);
		assertTrue(run.out().contains("obstacle radius 0.8") && run.out().contains("obstacle radius 1.1"), run.toString());
	}
}
