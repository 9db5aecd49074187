package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.settings.BrushCursor;
import org.leeway.ui.settings.MapPreferences;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.testing.Preferences;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.wizards.ExportLayerWizard;

/**
 * Tests of the preferences for the look of maps. A change affects open editors, their legends and exported images at
 * once.
 */
class MapPageTest {

	private static final String PAGE = "org.leeway.ui.preferences.map";
	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;

	@Test
	void anOpenMapAndItsLegendFollowAScheme() throws Exception {
		awaitReachable(ColourScheme.OKABE_ITO);
		choose(ColourScheme.GREYS.title(), "Apply");
		awaitReachable(ColourScheme.GREYS);
		Set<RGB> colours = Stream.of(Meaning.BLOCKED, Meaning.NARROW, Meaning.CUT_OFF, Meaning.REACHABLE)
				.map(meaning -> Colours.of(ColourScheme.GREYS.colours().of(meaning))).collect(Collectors.toSet());
		LegendBar legend = open.bar().first(LegendBar.class);
		EventLoop.waitUntil("the legend has the colours", () -> Screen.colours(legend).containsAll(colours));
		open.reopen();
		awaitReachable(ColourScheme.GREYS);
	}

	@Test
	void restoreDefaultsBringsTheUsualColoursBack() {
		choose(ColourScheme.HIGH_CONTRAST.title(), "Apply and Close");
		awaitReachable(ColourScheme.HIGH_CONTRAST);
		try (Preferences preferences = new Preferences(PAGE)) {
			assertEquals(ColourScheme.HIGH_CONTRAST.title(), schemes(preferences).getText());
			preferences.click("Restore Defaults");
			assertEquals(ColourScheme.OKABE_ITO.title(), schemes(preferences).getText());
			preferences.click("Apply and Close");
		}
		awaitReachable(ColourScheme.OKABE_ITO);
	}

	@Test
	void whatIsCancelledChangesNothing() {
		choose(ColourScheme.GREYS.title(), "Cancel");
		assertEquals(ColourScheme.OKABE_ITO.colours(), MapPreferences.colours());
		awaitReachable(ColourScheme.OKABE_ITO);
	}

	@Test
	void anExportedImageHasTheColoursOfTheMap() throws Exception {
		choose(ColourScheme.GREYS.title(), "Apply and Close");
		Path image = folder.resolve("reachability.png");
		try (OpenWizard wizard = new OpenWizard(new ExportLayerWizard(), open.file())) {
			Form.choose(wizard.form().after("Layer:", Combo.class), "Reachability");
			Form.choose(wizard.form().after("Format:", Combo.class), "Heatmap image");
			wizard.form().after("To file:", Text.class).setText(image.toString());
			wizard.finish();
		}
		ImageData pixels = new ImageData(image.toString());
		RGB reachable = pixels.palette.getRGB(pixels.getPixel(2, 2));
		assertEquals(Colours.of(ColourScheme.GREYS.colours().of(Meaning.REACHABLE)), reachable);
	}

	@Test
	void theBrushAtTheMouseIsAsPreferred() {
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		open.editor().activateTool("4");
		open.editor().settings().paint().setBrushSize(5);
		open.awaitColour(GROUND, 4.4, 6.4);
		pointAgain();
		open.awaitOtherColour(GROUND, 4.4, 6.4);
		Cursor cross = open.canvas().getCursor();

		prefer(BrushCursor.OUTLINE);
		open.awaitColour(GROUND, 4.4, 6.4);
		EventLoop.waitUntil("there is an outline", () -> isOutlined());
		assertEquals(cross, open.canvas().getCursor());

		prefer(BrushCursor.OUTLINE_ALONE);
		EventLoop.waitUntil("there is no pointer", () -> open.canvas().getCursor() != cross);
		EventLoop.waitUntil("there is an outline", () -> isOutlined());

		prefer(BrushCursor.CROSS);
		EventLoop.waitUntil("there is no outline", () -> !isOutlined());
		assertEquals(cross, open.canvas().getCursor());
	}

	private void pointAgain() {
		open.mouse().move(open.middle(3, 6));
		open.mouse().move(open.middle(4, 6));
	}

	/**
	 * Returns whether the map shows the outline of the brush. Compares a pixel on the outline with a pixel inside of it. The
	 * brush has 5 x 5 cells around the cell 4, 6, so its left edge is at column 2.
	 */
	private boolean isOutlined() {
		return !open.colour(2, 6.4).equals(open.colour(3.4, 7.4));
	}

	private void prefer(BrushCursor cursor) {
		try (Preferences preferences = new Preferences(PAGE)) {
			Form.choose(preferences.form().after("Brush cursor:", Combo.class), cursor.label());
			preferences.click("Apply and Close");
		}
		pointAgain();
	}

	private void choose(String scheme, String button) {
		try (Preferences preferences = new Preferences(PAGE)) {
			Form.choose(schemes(preferences), scheme);
			preferences.click(button);
		}
	}

	private static Combo schemes(Preferences preferences) {
		return preferences.form().after("Colour scheme:", Combo.class);
	}

	private void awaitReachable(ColourScheme scheme) {
		RGB over = Colours.of(scheme.colours().of(Meaning.REACHABLE));
		EventLoop.waitUntil("the overlay is there", () -> open.editor().presenter().overlays().isFresh());
		int opacity = open.editor().root().picture().opacity();
		open.awaitColour(new RGB(mixed(GROUND.red, over.red, opacity), mixed(GROUND.green, over.green, opacity),
				mixed(GROUND.blue, over.blue, opacity)), 15.4, 2.4);
	}

	private static int mixed(int under, int over, int opacity) {
		return (under * (255 - opacity) + over * opacity) / 256;
	}
}
