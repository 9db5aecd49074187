package org.leeway.ui.editor.figures;

import java.util.List;
import java.util.Locale;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.analysis.MeasuredGap;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.tangent.JudgedBitangent;

/**
 * Paints the gaps between obstacles with their widths, above all objects, and why bitangents are edges or not. Not scaled,
 * so words have one size at every zoom.
 */
public final class GapLayer extends UnscaledLayer<TangentPicture> {

	private static final Color OPEN = new Color(0, 90, 160);
	private static final Color CLOSED = new Color(110, 110, 110);
	private static final Color LOST = new Color(213, 32, 0);
	/** Gaps that are longer on the screen than this have their widths written beside them, in pixels. */
	private static final int WORDS_FROM = 24;
	private static final int DOT = 5;
	/** How far apart along bitangents their reasons stand, as those of crossing ones would meet otherwise. */
	private static final double WORDS_APART = 0.2;

	public GapLayer() {
		super(TangentPicture.NONE);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (picture().survey() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(picture().gapsAlpha());
		List<MeasuredGap> gaps = picture().survey().gaps();
		gaps.forEach(gap -> paintLine(gap, graphics));
		gaps.stream().filter(gap -> gap.gap().across().length() * scale() >= WORDS_FROM)
				.forEach(gap -> paintWords(gap, graphics));
		graphics.setAlpha(255);
		paintReasons(graphics);
		graphics.popState();
	}

	private void paintLine(MeasuredGap measured, Graphics graphics) {
		Point from = pixel(measured.gap().across().from());
		Point to = pixel(measured.gap().across().to());
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(4);
		graphics.drawLine(from, to);
		graphics.setForegroundColor(colour(measured));
		graphics.setLineWidth(2);
		graphics.drawLine(from, to);
		graphics.setBackgroundColor(colour(measured));
		for (Point end : List.of(from, to)) {
			graphics.fillOval(end.x - DOT / 2, end.y - DOT / 2, DOT, DOT);
		}
	}

	private static Color colour(MeasuredGap measured) {
		return measured.isLostOnGrid() ? LOST : measured.passes() ? OPEN : CLOSED;
	}

	/** A gap is told by its width, and where the grid has another answer, by that. */
	private void paintWords(MeasuredGap measured, Graphics graphics) {
		Line across = measured.gap().across();
		String words = String.format(Locale.ROOT, "%.2f", 2 * measured.gap().radius())
				+ (measured.isLostOnGrid() ? ", grid " + measured.sizeOnGrid() : "");
		double ux = (across.from().y() - across.to().y()) / across.length();
		double uy = (across.to().x() - across.from().x()) / across.length();
		int sign = ux + uy < 0 ? -1 : 1;
		MapLabel.paintBeside(words, pixel(across.at(across.length() / 2)), sign * ux, sign * uy, colour(measured),
				graphics);
	}

	private void paintReasons(Graphics graphics) {
		List<JudgedBitangent> all = picture().bitangents();
		for (int i = 0; i < picture().words().size(); i++) {
			Line line = all.get(i).bitangent().line();
			Point place = pixel(line.at(line.length() * WORDS_APART * (i + 1)));
			MapLabel.paintOn(picture().words().get(i), place,
					all.get(i).isKept() ? TangentLayer.SURFING : TangentLayer.CULLED, graphics);
		}
	}
}
