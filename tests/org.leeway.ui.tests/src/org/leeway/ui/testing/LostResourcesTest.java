package org.leeway.ui.testing;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Pattern;
import org.eclipse.swt.graphics.Region;
import org.eclipse.swt.graphics.Resource;
import org.eclipse.swt.graphics.TextLayout;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests of the report about resources that were not disposed of, by kind. Colours are not reported, because they need no memory
 * of the window system.
 */
class LostResourcesTest {

	private static final ImageData DOT = new ImageData(1, 1, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));

	@TestFactory
	Stream<DynamicTest> nothingIsForgottenUnseen() {
		Display display = Display.getCurrent();
		Map<String, Supplier<Resource>> kinds = Map.of("image", () -> new Image(display, 1, 1),
				"font", () -> new Font(display, "Sans", 7, 0),
				"cursor", () -> new Cursor(display, DOT, 0, 0),
				"graphics", () -> new GC(display), "region", () -> new Region(display),
				"transform", () -> new Transform(display), "path", () -> new Path(display),
				"pattern", () -> new Pattern(display, 0, 0, 1, 1, new Color(0, 0, 0), new Color(9, 9, 9)),
				"layout of text", () -> new TextLayout(display));
		return kinds.entrySet().stream().map(kind -> DynamicTest.dynamicTest(kind.getKey(), () -> {
			disposed(kind.getValue());
			forgotten(kind.getKey(), kind.getValue());
		}));
	}

	private static void disposed(Supplier<Resource> kind) {
		try (LostResources lost = new LostResources()) {
			kind.get().dispose();
			lost.check();
		}
	}

	private static void forgotten(String name, Supplier<Resource> kind) {
		try (LostResources lost = new LostResources()) {
			kind.get();
			AssertionError missed = assertThrows(AssertionError.class, lost::check, name);
			assertTrue(missed.getMessage().contains("not disposed of"), missed.getMessage());
		}
	}
}
