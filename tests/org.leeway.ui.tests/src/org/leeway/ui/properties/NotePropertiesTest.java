package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;

/** Tests of the kind and the amount of a note in Properties, in the outline and on the map. */
class NotePropertiesTest {

	private static final RGB COLOUR = new RGB(0x10, 0x20, 0x30);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(NotePropertiesTest::levelWithNote);

	private PropertiesView properties;

	@BeforeEach
	void showProperties() throws Exception {
		properties = PropertiesView.show();
	}

	@Test
	void kindAndAmountAreChosenShownAndUndone() throws Exception {
		open.editor().settings().setOverlay(null);
		OutlineView outline = OutlineView.activate();
		outline.select("Notes", "at 5, 4");
		assertEquals("none", properties.values().get("Kind"));
		assertEquals("0.0", properties.values().get("Amount"));
		Point title = title();
		Screen.awaitOtherColour(open.canvas(), COLOUR, title);

		properties.pick("Kind", "resource");
		properties.type("Amount", "1500");
		assertEquals(AnnotationKind.RESOURCE, note().getKind());
		assertEquals(1500, note().getAmount());
		outline.select("Notes", "at 5, 4, resource 1500");
		Screen.awaitColour(open.canvas(), COLOUR, title);
		assertTrue(new String(LevelFiles.toBytes(open.level())).contains("kind=\"resource\" amount=\"1500.0\""));

		open.commands().undo();
		open.commands().undo();
		assertEquals(AnnotationKind.NONE, note().getKind());
		assertFalse(open.commands().canUndo());
		Screen.awaitOtherColour(open.canvas(), COLOUR, title);
	}

	@Test
	void anAmountThatIsRefusedSaysWhy() throws Exception {
		OutlineView.activate().select("Notes", "at 5, 4");
		assertTrue(properties.complaint("Amount", "-1").contains("amount -1.0, expected at least 0"));
		assertTrue(properties.complaint("Amount", "much").contains("\"much\" is not a number"));
		assertTrue(properties.complaint("Amount", "2e9").contains("amount 2.0E9, expected -1e9 to 1e9"));
	}

	/** Returns a pixel in the margin of the note's title. The margin shows the colour of the note, and no letters. */
	private Point title() {
		Point corner = open.at(5, 4);
		return new Point(corner.x + 2, corner.y - 8);
	}

	private Annotation note() {
		return open.level().getAnnotations().getFirst();
	}

	private static Level levelWithNote() {
		Level level = Levels.of(Levels.CORRIDOR);
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setX(5);
		note.setY(4);
		note.setWidth(3);
		note.setColour("#102030");
		level.getAnnotations().add(note);
		return level;
	}
}
