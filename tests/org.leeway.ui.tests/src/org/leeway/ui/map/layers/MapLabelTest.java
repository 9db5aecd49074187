package org.leeway.ui.map.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.Test;
import org.leeway.ui.theme.Contrast;

/** Labels on the map are legible on any terrain and in any theme. */
class MapLabelTest {

	private static final RGB WHITE = new RGB(255, 255, 255);

	@Test
	void wordsInTheColoursOfGapsStandOutFromTheirBox() {
		for (Color colour : List.of(GapLayer.OPEN, GapLayer.CLOSED, GapLayer.LOST)) {
			ImageData drawn = drawn(colour);
			assertEquals(WHITE, drawn.palette.getRGB(drawn.getPixel(3, 10)), "the box hides the terrain");
			assertTrue(darkest(drawn) >= Contrast.TEXT, colour + " has a contrast of " + darkest(drawn));
		}
	}

	private static double darkest(ImageData drawn) {
		double most = 1;
		for (int x = 4; x < 50; x++) {
			for (int y = 2; y < 18; y++) {
				most = Math.max(most, Contrast.of(drawn.palette.getRGB(drawn.getPixel(x, y)), WHITE));
			}
		}
		return most;
	}

	/** Returns the picture of a label over black terrain. */
	private static ImageData drawn(Color colour) {
		Image image = new Image(Display.getCurrent(), 200, 60);
		GC gc = new GC(image);
		try {
			gc.setBackground(new Color(0, 0, 0));
			gc.fillRectangle(image.getBounds());
			Rectangle box = MapLabel.beside("MMMMMMMM", new Point(60, 10), 0, 0);
			box.setLocation(2, 0);
			MapLabel.paint("MMMMMMMM", box, colour, new SWTGraphics(gc));
			return image.getImageData();
		} finally {
			gc.dispose();
			image.dispose();
		}
	}
}
