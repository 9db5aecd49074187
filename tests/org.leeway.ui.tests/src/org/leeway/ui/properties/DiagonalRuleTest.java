package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.DiagonalRule;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.PropertiesView;

/**
 * Tests of the rule of diagonal steps of a level, chosen in the Properties view. A change updates all results that
 * depend on the rule.
 */
class DiagonalRuleTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of("""
			s....TTTTT
			.....TTTTT
			.....TTTTT
			.....TTTTT
			TTTTT.....
			TTTTT.....
			TTTTT.....
			TTTTT.....
			"""));

	private PropertiesView properties;

	@BeforeEach
	void showTheLevel() throws Exception {
		properties = PropertiesView.show();
		open.editor().activateTool("select");
		open.mouse().click(open.middle(2, 2));
	}

	@Test
	void aRuleIsChosenAndUndone() throws CoreException {
		assertTrue(findings().contains("small"), findings());
		assertEquals(List.of("never cut corners", "past one blocked neighbour", "always, even past two blocked neighbours",
				"straight steps only"), properties.choices("Diagonals"));
		properties.pick("Diagonals", "always, even past two blocked neighbours");
		assertEquals(DiagonalRule.ALWAYS, open.level().getDiagonals());
		assertTrue(open.part().isDirty());
		assertFalse(findings().contains("small"), findings());
		assertTrue(findings().contains("large"), findings());

		open.commands().undo();
		assertEquals(DiagonalRule.NEVER, open.level().getDiagonals());
		assertEquals("never cut corners", properties.values().get("Diagonals"));
		assertTrue(findings().contains("small"), findings());
		open.commands().redo();
		assertFalse(findings().contains("small"), findings());
		properties.restoreDefault("Diagonals");
		assertEquals(DiagonalRule.NEVER, open.level().getDiagonals());
		assertTrue(findings().contains("small"), findings());
	}

	private String findings() throws CoreException {
		open.settle();
		return open.findings().toString();
	}
}
