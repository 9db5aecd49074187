package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.testing.Theme;
import org.leeway.ui.theme.Contrast;
import org.leeway.ui.theme.Icons;
import org.osgi.framework.FrameworkUtil;

/** Tests of the texts and pictures of the editor, which must be visible in the light and in the dark theme. */
class ThemesTest {

	/**
	 * Least number of contrasting pixels that an icon must have to be visible. A single line across the icon has fewer
	 * pixels.
	 */
	private static final int SEEN = 20;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@AfterEach
	void showLightTheme() {
		Theme.LIGHT.show();
	}

	@Test
	void wordsStandOutInTheLightTheme() throws Exception {
		assertWordsStandOut(Theme.LIGHT);
	}

	@Test
	void wordsStandOutInTheDarkTheme() throws Exception {
		assertWordsStandOut(Theme.DARK);
	}

	@Test
	void disabledControlsHavePalerWordsInTheDarkTheme() throws Exception {
		Theme.DARK.show();
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		open.settle();
		Form all = new Form(open.editor().site().getShell());
		assertFalse(all.button("Play").isEnabled(), "there is no probe");
		assertTrue(all.button("Explored").isEnabled());
		EventLoop.waitUntil(() -> "disabled words are paler than " + contrast(all.button("Explored")) + ", not "
				+ contrast(all.button("Play")), () -> contrast(all.button("Play")) < contrast(all.button("Explored")) - 2);
	}

	private static double contrast(Control control) {
		return Contrast.of(control.getForeground().getRGB(), control.getBackground().getRGB());
	}

	private void assertWordsStandOut(Theme theme) throws Exception {
		theme.show();
		open.editor().activateTool("rectangle");
		OpenLevel.page().showView(ClearanceView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		open.settle();
		Form all = new Form(open.editor().site().getShell());
		List<Control> worded = new ArrayList<>(all.all(Label.class));
		worded.addAll(all.all(Table.class));
		worded.addAll(all.all(LegendBar.class));
		worded.removeIf(control -> !control.isVisible() || !control.isEnabled());
		assertTrue(worded.size() > 7, worded.toString());
		for (Control control : worded) {
			RGB words = control.getForeground().getRGB();
			assertTrue(Contrast.of(words, control.getBackground().getRGB()) >= Contrast.TEXT, theme + ": " + control);
			assertTrue(Contrast.of(Contrast.paleText(control).getRGB(), control.getBackground().getRGB()) >= Contrast.TEXT,
					theme + ": pale " + control);
		}
		all.all(LegendBar.class).stream().filter(Control::isVisible).forEach(legend -> assertPaintsWords(theme, legend));
		charts(all).forEach(chart -> assertPaintsWords(theme, chart));
	}

	private static List<Control> charts(Form all) {
		List<Control> charts = all.all(Control.class).stream()
				.filter(control -> control.getClass().getSimpleName().equals("BarChart") && control.isVisible()).toList();
		assertEquals(2, charts.size());
		return charts;
	}

	/**
	 * Waits until the upper left part of a control has more than 20 pixels that contrast with the background. The first line of
	 * text begins there.
	 */
	private static void assertPaintsWords(Theme theme, Control control) {
		RGB behind = control.getBackground().getRGB();
		EventLoop.waitUntil(() -> theme + ": " + control + " has words to be read on " + behind, () -> {
			ImageData line = Screen.picture(control, new Point(0, 0), new Point(control.getSize().x / 2, 20));
			RGB corner = line.palette.getRGB(line.getPixel(0, 0));
			return standOut(line, corner) > 20;
		});
	}

	private static int standOut(ImageData picture, RGB behind) {
		int count = 0;
		for (int y = 0; y < picture.height; y++) {
			for (int x = 0; x < picture.width; x++) {
				count += Contrast.of(picture.palette.getRGB(picture.getPixel(x, y)), behind) >= Contrast.TEXT ? 1 : 0;
			}
		}
		return count;
	}

	@Test
	void aTickIsSeenInTheChecksOfViews() throws Exception {
		for (Theme theme : Theme.values()) {
			theme.show();
			IViewPart view = OpenLevel.page().showView(FairnessView.ID, null, IWorkbenchPage.VIEW_ACTIVATE);
			Button check = new Form(open.editor().site().getShell()).button("Clearance");
			assertTrue(check.getSelection());
			EventLoop.waitUntil("the view is laid out", () -> check.isVisible() && check.getSize().y > 10);
			EventLoop.waitUntil(theme + ": a tick is seen", () -> {
				ImageData box = Screen.picture(check, new Point(3, 0), new Point(12, check.getSize().y));
				Map<Integer, Integer> counts = new HashMap<>();
				inner(box).forEach(pixel -> counts.merge(pixel, 1, Integer::sum));
				RGB most = box.palette.getRGB(Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey());
				return inner(box).stream().filter(pixel -> Contrast.of(box.palette.getRGB(pixel), most) > Contrast.SHAPE)
						.count() > 5;
			});
			OpenLevel.page().hideView(view);
		}
	}

	/** Returns the pixels in the middle of a picture of a check box, without the frame of the box. */
	private static List<Integer> inner(ImageData picture) {
		List<Integer> pixels = new ArrayList<>();
		for (int y = picture.height / 2 - 4; y < picture.height / 2 + 4; y++) {
			for (int x = 2; x < picture.width - 2; x++) {
				pixels.add(picture.getPixel(x, y));
			}
		}
		return pixels;
	}

	@Test
	void iconsStandOutInBothThemes() {
		List<String> hidden = new ArrayList<>();
		for (Theme theme : Theme.values()) {
			theme.show();
			RGB behind = new Form(open.editor().site().getShell()).all(LegendBar.class).get(0).getBackground().getRGB();
			for (String icon : icons()) {
				int seen = seen(Icons.descriptor(icon), behind);
				if (seen < SEEN) {
					hidden.add(icon + " in " + theme + " " + seen);
				}
			}
		}
		assertEquals(List.of(), hidden);
	}

	private static TreeSet<String> icons() {
		TreeSet<String> icons = new TreeSet<>();
		for (String path : Collections.list(FrameworkUtil.getBundle(Icons.class).getEntryPaths("icons"))) {
			icons.add(path.substring(path.lastIndexOf('/') + 1).replace(".svg", ""));
		}
		assertFalse(icons.isEmpty());
		return icons;
	}

	/**
	 * Returns the number of an icon's pixels that stand out from a background: their contrast is at least {@link
	 * Contrast#SHAPE}.
	 */
	private static int seen(ImageDescriptor icon, RGB behind) {
		ImageData data = icon.getImageData(100);
		int seen = 0;
		for (int y = 0; y < data.height; y++) {
			for (int x = 0; x < data.width; x++) {
				double alpha = data.getAlpha(x, y) / 255.0;
				RGB ink = data.palette.getRGB(data.getPixel(x, y));
				RGB mixed = new RGB(mix(ink.red, behind.red, alpha), mix(ink.green, behind.green, alpha),
						mix(ink.blue, behind.blue, alpha));
				seen += Contrast.of(mixed, behind) >= Contrast.SHAPE ? 1 : 0;
			}
		}
		return seen;
	}

	private static int mix(int over, int under, double alpha) {
		return (int) Math.round(over * alpha + under * (1 - alpha));
	}
}
