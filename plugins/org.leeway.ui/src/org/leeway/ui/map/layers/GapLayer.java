package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.layer.MeasuredGap;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ClassifiedBitangent;

/**
 * A layer that paints gaps with their widths. A gap is the narrowest place between two obstacles. Also labels bitangents:
 * segments that touch two circles. Such a label says whether the bitangent is an edge of the tangent graph, and why. Lies above
 * all objects. Texts have one size at every zoom.
 */
public final class GapLayer extends UnscaledLayer<TangentPicture> {

	static final Color OPEN = new Color(0, 90, 160);
	static final Color CLOSED = new Color(110, 110, 110);
	static final Color LOST = new Color(213, 32, 0);
	/** Limit in screen pixels: gaps shorter than this get no label. */
	private static final int WORDS_FROM = 24;
	private static final int DOT = 5;
	/** The places along a bitangent where its label may be, as fractions of the bitangent's length. The best place is first. */
	private static final double[] WORDS_AT = {0.5, 0.35, 0.65, 0.2, 0.8};

	/**
	 * Cache of the placed labels for the picture {@link #labelled}. All labels are placed together, because no label may
	 * overlap another label.
	 */
	private List<Label> labels = List.of();
	/** The picture whose labels are cached. Null before the first labels. */
	private TangentPicture labelled;
	/** The scale, in pixels per cell, for which the cached labels are placed. */
	private double labelledScale;

	private record Label(String words, Rectangle box, Color colour, int alpha) {
	}

	public GapLayer() {
		super(TangentPicture.NONE);
	}

	@Override
	boolean hasWords() {
		return !picture().note().isEmpty();
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().geometry() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(picture().gapsAlpha());
		Rectangle clip = graphics.getClip(new Rectangle());
		picture().geometry().gaps().forEach(gap -> paintLine(gap, clip, graphics));
		labels().stream().filter(label -> label.box.intersects(clip)).forEach(label -> {
			graphics.setAlpha(label.alpha);
			MapLabel.paint(label.words, label.box, label.colour, graphics);
		});
		graphics.setAlpha(255);
		if (!picture().note().isEmpty()) {
			MapLabel.paint(picture().note(), visible().getTopLeft(), 0, this, OPEN, graphics);
		}
		graphics.popState();
	}

	private void paintLine(MeasuredGap measured, Rectangle clip, Graphics graphics) {
		Point from = pixel(measured.gap().across().from());
		Point to = pixel(measured.gap().across().to());
		if (!new Rectangle(from, to).expand(DOT, DOT).intersects(clip)) {
			return;
		}
		drawWithEdges(2, colour(measured), graphics, () -> graphics.drawLine(from, to));
		graphics.setBackgroundColor(colour(measured));
		for (Point end : List.of(from, to)) {
			graphics.fillOval(end.x - DOT / 2, end.y - DOT / 2, DOT, DOT);
		}
	}

	private static Color colour(MeasuredGap measured) {
		return measured.isLostOnGrid() ? LOST : measured.passes() ? OPEN : CLOSED;
	}

	private List<Label> labels() {
		if (labelled != picture() || labelledScale != scale()) {
			labelled = picture();
			labelledScale = scale();
			labels = new ArrayList<>();
			picture().geometry().gaps().stream().filter(gap -> gap.gap().across().length() * scale() >= WORDS_FROM)
					.forEach(this::label);
			for (int i = 0; i < picture().words().size(); i++) {
				label(picture().bitangents().get(i), picture().words().get(i));
			}
		}
		return labels;
	}

	/**
	 * Places a label with the width of a gap: the diameter of the largest disc that passes. On the grid, a square unit of this
	 * size may not pass. Then the label also gives the size of the largest square unit that passes. If both places beside the
	 * gap are taken by other labels, the gap gets no label.
	 */
	private void label(MeasuredGap measured) {
		Segment across = measured.gap().across();
		String words = Lengths.format(2 * measured.gap().radius())
				+ (measured.isLostOnGrid() ? ", grid " + measured.sizeOnGrid() : "");
		Point middle = pixel(across.at(across.length() / 2));
		double ux = (across.from().y() - across.to().y()) / across.length();
		double uy = (across.to().x() - across.from().x()) / across.length();
		free(List.of(MapLabel.beside(words, middle, ux, uy), MapLabel.beside(words, middle, -ux, -uy)))
				.ifPresent(box -> labels.add(new Label(words, box, colour(measured), picture().gapsAlpha())));
	}

	private void label(ClassifiedBitangent bitangent, String words) {
		Segment line = bitangent.bitangent().line();
		List<Rectangle> boxes = DoubleStream.of(WORDS_AT)
				.mapToObj(share -> MapLabel.beside(words, pixel(line.at(share * line.length())), 0, 0)).toList();
		Rectangle box = free(boxes).orElse(boxes.getFirst());
		labels.add(new Label(words, box, bitangent.isKept() ? TangentLayer.SURFING : TangentLayer.CULLED, 255));
	}

	/** Returns the first of the given boxes that overlaps no label. Empty if every box overlaps a label. */
	private Optional<Rectangle> free(List<Rectangle> boxes) {
		return boxes.stream().filter(box -> labels.stream().noneMatch(label -> label.box.intersects(box))).findFirst();
	}
}
