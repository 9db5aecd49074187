package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the row with the settings of the painting tools. */
class PaintSettingsInBarTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void aNameIsNearerToItsOwnControlThanToTheControlBefore() {
		open.editor().activateTool("rectangle");
		open.settle();
		assertNearer(open.bar().after("Paint", Combo.class), "Brush", open.bar().after("Brush", Spinner.class));
		assertNearer(open.bar().button("Outline"), "Symmetry", open.bar().after("Symmetry", Combo.class));
	}

	private void assertNearer(Control before, String text, Control own) {
		Control name = open.bar().all(Label.class).stream().filter(label -> label.getText().equals(text)).findFirst().orElseThrow();
		assertTrue(left(name) - right(before) > left(own) - right(name), text);
	}

	private static int left(Control control) {
		return control.getParent().toDisplay(control.getLocation()).x;
	}

	private static int right(Control control) {
		return left(control) + control.getSize().x;
	}
}
