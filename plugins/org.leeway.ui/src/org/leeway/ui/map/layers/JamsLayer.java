package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.LegendEntry;

/** A layer that paints the time which a simulated crowd lost on each cell. More time is darker. */
public final class JamsLayer extends UnscaledLayer<JamsPicture> {

	/**
	 * Indexed by band, see {@link JamsPicture.Run}: the colour of cells where units lost a time in this band. The colours go
	 * from light to dark, so that all users see which time is longer.
	 */
	private static final List<Color> COLOURS = List.of(new Color(255, 232, 150), new Color(252, 190, 80), new Color(240, 130, 40),
			new Color(205, 55, 40), new Color(120, 10, 50));
	/** The alpha value of painted cells at the full opacity of the layer. Less than 255, so that the terrain stays visible. */
	private static final int FILL_ALPHA = 200;

	public JamsLayer() {
		super(JamsPicture.NONE);
	}

	/** Returns the legend of a picture. Empty for a picture without jams. */
	public static List<LegendEntry> legend(JamsPicture picture) {
		List<LegendEntry> entries = new ArrayList<>();
		for (int band = 0; !picture.runs().isEmpty() && band < COLOURS.size(); band++) {
			Color colour = COLOURS.get(band);
			String label = band == 0 ? "lost to " + JamsPicture.LIMITS.get(band) + " s"
					: band < JamsPicture.LIMITS.size() ? Integer.toString(JamsPicture.LIMITS.get(band)) : "more";
			entries.add(new LegendEntry(label, colour.getRed() << 16 | colour.getGreen() << 8 | colour.getBlue()));
		}
		return entries;
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (alpha(FILL_ALPHA) == 0) {
			return;
		}
		Rectangle clip = graphics.getClip(new Rectangle());
		graphics.pushState();
		setAlpha(FILL_ALPHA, graphics);
		for (JamsPicture.Run run : picture().runs()) {
			Rectangle box = new Rectangle(pixel(run.x()), pixel(run.y()), pixel(run.x() + run.length()) - pixel(run.x()),
					pixel(run.y() + 1) - pixel(run.y()));
			if (clip.intersects(box)) {
				graphics.setBackgroundColor(COLOURS.get(run.band()));
				graphics.fillRectangle(box);
			}
		}
		graphics.popState();
	}
}
