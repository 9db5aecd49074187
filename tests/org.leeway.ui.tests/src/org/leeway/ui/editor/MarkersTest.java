package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.core.resources.IMarker;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** The findings in the Problems view. */
class MarkersTest {

	@Test
	void aNoisyLevelGetsTheFirstFindingsAndAWordOnTheRest() throws Exception {
		String pillars = "TTTTTTTT".repeat(10) + "\n" + ".T.T.T.T".repeat(10) + "\n";
		Level level = Levels.of(pillars.repeat(30).replaceFirst("\\.", "s"));
		List<Finding> all = LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE).findings();
		long findings = all.stream().filter(Finding::isProblem).count();
		assertTrue(findings > LevelMarkers.LIMIT + 100, Counts.of(findings, "finding"));
		try (OpenLevel open = OpenLevel.of(level)) {
			List<String> messages = open.findings();
			assertEquals(LevelMarkers.LIMIT + 1, messages.size());
			String rest = Counts.digits(all.size() - LevelMarkers.LIMIT)
					+ " more findings are not listed; leeway validate lists them all";
			assertTrue(messages.contains(rest), messages.get(0));
			assertTrue(open.bar().words().contains(Counts.of(findings, "finding")), open.bar().words());

			open.editor().activateTool("1");
			open.editor().settings().paint().setBrushSize(64);
			open.mouse().drag(1, open.middle(20, 30), open.middle(60, 30));
			open.settle();
			assertEquals(List.of(), open.findings(), "all of it is open now");
		}
	}

	@Test
	void onlyTheMarkersThatDifferAreTouched() throws Exception {
		try (OpenLevel open = OpenLevel.of(Levels.of(Levels.CORRIDOR))) {
			Set<Long> before = ids(open);
			open.editor().activateTool("4");
			open.mouse().drag(1, open.middle(8, 5), open.middle(10, 5));
			open.settle();
			assertEquals(2, open.markers().length);
			assertTrue(ids(open).containsAll(before), "the old one is still the same");
		}
	}

	@Test
	void twoSpawnsInOneCellDoNotMultiplyTheFindings() throws Exception {
		Level level = Levels.of(Levels.CORRIDOR);
		for (int i = 0; i < 2; i++) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(0);
			level.getSpawns().add(spawn);
		}
		try (OpenLevel open = OpenLevel.of(level)) {
			assertEquals(4, open.markers().length, open.findings().toString());
			open.editor().activateTool("3");
			open.mouse().click(open.middle(2, 2));
			open.settle();
			open.commands().undo();
			open.settle();
			assertEquals(4, open.markers().length, open.findings().toString());
		}
	}

	private static Set<Long> ids(OpenLevel open) throws Exception {
		return new TreeSet<>(Arrays.stream(open.markers()).map(IMarker::getId).toList());
	}
}
