package org.leeway.ui.map.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;

import org.eclipse.gef.commands.Command;
import org.junit.jupiter.api.Test;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.model.PathProbe;
import org.leeway.ui.testing.Levels;

/**
 * Tests of changes of agents whose names occur in required paths. A required path has a text about throughput. The text can
 * name an agent, as in {@code 10 small back}. If the agent is renamed or replaced, the text gets the new name in the same undo
 * step.
 */
class ElementChangeTest {

	private static final String BACK = "20 in 30 s, 10 small back";

	private final Level level = Levels.of(Levels.CORRIDOR);
	private final AgentType small = level.getAgentTypes().getFirst();
	private final List<PathProbe> paths = List.of(path(BACK), path("20 in 30 s"), path("5 in 1 s, 1 large back"), path(null), path(BACK));

	ElementChangeTest() {
		level.getProbes().addAll(paths.subList(0, 4));
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setProbe(paths.get(4));
		level.getConflicts().add(conflict);
	}

	private static PathProbe path(String throughput) {
		PathProbe path = LevelFactory.eINSTANCE.createPathProbe();
		path.setThroughput(throughput);
		return path;
	}

	private void assertDemands(String first, String last) {
		assertEquals(first, paths.getFirst().getThroughput());
		assertEquals("20 in 30 s", paths.get(1).getThroughput());
		assertEquals("5 in 1 s, 1 large back", paths.get(2).getThroughput());
		assertEquals(null, paths.get(3).getThroughput());
		assertEquals(last, paths.getLast().getThroughput());
	}

	@Test
	void aNewNameIsInTheDemandsToo() {
		Command rename = ElementChange.of("Rename agent", small, Map.of(Literals.AGENT_TYPE__NAME, "light infantry"));
		assertEquals(true, rename.canExecute());
		rename.execute();
		assertEquals("light infantry", small.getName());
		assertDemands("20 in 30 s, 10 light infantry back", "20 in 30 s, 10 light infantry back");
		rename.undo();
		assertEquals("small", small.getName());
		assertDemands(BACK, BACK);
		rename.redo();
		assertDemands("20 in 30 s, 10 light infantry back", "20 in 30 s, 10 light infantry back");
	}

	@Test
	void otherChangesKeepTheDemands() {
		assertEquals(false, ElementChange.of("", small, Map.of(Literals.AGENT_TYPE__NAME, "small")).canExecute());
		ElementChange.of("", small, Map.of(Literals.AGENT_TYPE__SIZE, 7)).execute();
		assertEquals(7, small.getSize());
		assertDemands(BACK, BACK);
	}

	@Test
	void aReplacedAgentIsReplacedInTheDemands() {
		Command replace = new ReplaceCommand("", small, level.getAgentTypes().get(1));
		replace.execute();
		assertDemands("20 in 30 s, 10 medium back", "20 in 30 s, 10 medium back");
		replace.undo();
		assertDemands(BACK, BACK);
	}
}
