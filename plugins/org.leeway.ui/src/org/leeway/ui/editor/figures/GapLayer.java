package org.leeway.ui.editor.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
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
	/** Where on a bitangent its reason may stand, the best place first. */
	private static final double[] WORDS_AT = {0.5, 0.35, 0.65, 0.2, 0.8};

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
		List<Rectangle> taken = new ArrayList<>();
		gaps.stream().filter(gap -> gap.gap().across().length() * scale() >= WORDS_FROM)
				.forEach(gap -> paintWords(gap, taken, graphics));
		graphics.setAlpha(255);
		if (!picture().note().isEmpty()) {
			MapLabel.paint(picture().note(), new Point(0, 0), Integer.MAX_VALUE, OPEN, graphics);
		}
		for (int i = 0; i < picture().words().size(); i++) {
			paintReason(picture().bitangents().get(i), picture().words().get(i), taken, graphics);
		}
		graphics.popState();
	}

	private void paintLine(MeasuredGap measured, Graphics graphics) {
		Point from = pixel(measured.gap().across().from());
		Point to = pixel(measured.gap().across().to());
		drawWithEdges(2, colour(measured), graphics, () -> graphics.drawLine(from, to));
		graphics.setBackgroundColor(colour(measured));
		for (Point end : List.of(from, to)) {
			graphics.fillOval(end.x - DOT / 2, end.y - DOT / 2, DOT, DOT);
		}
	}

	private static Color colour(MeasuredGap measured) {
		return measured.isLostOnGrid() ? LOST : measured.passes() ? OPEN : CLOSED;
	}

	/** A gap is told by its width, and where the grid has another answer, by that; on either side of the line. */
	private void paintWords(MeasuredGap measured, List<Rectangle> taken, Graphics graphics) {
		Line across = measured.gap().across();
		String words = String.format(Locale.ROOT, "%.2f", 2 * measured.gap().radius())
				+ (measured.isLostOnGrid() ? ", grid " + measured.sizeOnGrid() : "");
		Point middle = pixel(across.at(across.length() / 2));
		double ux = (across.from().y() - across.to().y()) / across.length();
		double uy = (across.to().x() - across.from().x()) / across.length();
		paint(words, Stream.of(MapLabel.beside(words, middle, ux, uy), MapLabel.beside(words, middle, -ux, -uy)), taken,
				colour(measured), graphics);
	}

	private void paintReason(JudgedBitangent bitangent, String words, List<Rectangle> taken, Graphics graphics) {
		Line line = bitangent.bitangent().line();
		Stream<Rectangle> places = DoubleStream.of(WORDS_AT)
				.mapToObj(share -> MapLabel.beside(words, pixel(line.at(share * line.length())), 0, 0));
		paint(words, places, taken, bitangent.isKept() ? TangentLayer.SURFING : TangentLayer.CULLED, graphics);
	}

	/** Puts words into the first place that no others have taken, or else into the first one. */
	private static void paint(String words, Stream<Rectangle> places, List<Rectangle> taken, Color colour,
			Graphics graphics) {
		List<Rectangle> all = places.toList();
		Rectangle box = all.stream().filter(each -> taken.stream().noneMatch(each::intersects)).findFirst()
				.orElse(all.getFirst());
		taken.add(box);
		MapLabel.paint(words, box, colour, graphics);
	}
}
