package org.leeway.ui.editor.figures;

import java.util.List;
import java.util.Locale;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.analysis.MeasuredGap;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.PathLeg;
import org.leeway.pathing.tangent.HuggingEdge;
import org.leeway.pathing.tangent.JudgedBitangent;
import org.leeway.pathing.tangent.JudgedBitangent.Verdict;
import org.leeway.pathing.tangent.SurfingEdge;
import org.leeway.pathing.tangent.TangentGraph;

/**
 * Paints what a round unit meets: the edges of obstacles grown by its radius, dashed; the tangent graph, or all
 * bitangents of two obstacles with those that are no edges in grey, and why; the gaps with their widths. Not scaled, so
 * lines and words have one size at every zoom.
 */
public final class TangentLayer extends UnscaledLayer<TangentPicture> {

	private static final Color GROWN = new Color(123, 31, 162);
	private static final Color SURFING = new Color(0, 121, 107);
	private static final Color HUGGING = new Color(230, 97, 0);
	private static final Color CULLED = new Color(110, 110, 110);
	private static final Color OPEN = new Color(0, 90, 160);
	private static final Color CLOSED = new Color(110, 110, 110);
	private static final Color LOST = new Color(213, 32, 0);
	/** Gaps that are longer on the screen than this have their widths written beside them, in pixels. */
	private static final int WORDS_FROM = 20;
	private static final int TICK = 4;
	/** Where on a bitangent its reason stands, so that those of crossing ones are apart. */
	private static final double WORDS_AT = 0.3;

	public TangentLayer() {
		super(TangentPicture.NONE);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (picture().survey() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		paintGrown(graphics);
		if (picture().bitangents().isEmpty()) {
			picture().survey().graph().ifPresent(graph -> paint(graph, graphics));
		} else {
			paintBitangents(graphics);
		}
		picture().survey().gaps().forEach(gap -> paint(gap, graphics));
		graphics.popState();
	}

	private void paintGrown(Graphics graphics) {
		graphics.setAlpha(picture().grownAlpha());
		graphics.setForegroundColor(GROWN);
		graphics.setLineWidth(1);
		graphics.setLineStyle(SWT.LINE_DASH);
		draw(picture().survey().grown(), graphics);
		graphics.setLineStyle(SWT.LINE_SOLID);
	}

	private void paint(TangentGraph graph, Graphics graphics) {
		graphics.setAlpha(picture().graphAlpha());
		graphics.setLineWidth(1);
		graphics.setForegroundColor(SURFING);
		Rectangle clip = graphics.getClip(new Rectangle());
		graph.surfing().stream().map(SurfingEdge::line).filter(line -> box(line).intersects(clip))
				.forEach(line -> draw(line, graphics));
		graphics.setLineWidth(2);
		graphics.setForegroundColor(HUGGING);
		draw(graph.hugging().stream().map(HuggingEdge::arc).filter(arc -> arc.sweep() > 0).toList(), graphics);
	}

	private void draw(List<? extends PathLeg> legs, Graphics graphics) {
		if (!legs.isEmpty()) {
			LegPath.with(legs, scale(), graphics::drawPath);
		}
	}

	private void draw(Line line, Graphics graphics) {
		graphics.drawLine(pixel(line.from()), pixel(line.to()));
	}

	private Point pixel(org.leeway.pathing.geom.Point place) {
		return new Point(pixel(place.x()), pixel(place.y()));
	}

	private Rectangle box(Line line) {
		return new Rectangle(pixel(line.from()), pixel(line.to()));
	}

	private void paintBitangents(Graphics graphics) {
		List<JudgedBitangent> all = picture().bitangents();
		graphics.setAlpha(picture().graphAlpha());
		for (boolean kept : new boolean[] {false, true}) {
			graphics.setLineStyle(kept ? SWT.LINE_SOLID : SWT.LINE_DASH);
			graphics.setLineWidth(kept ? 3 : 2);
			graphics.setForegroundColor(kept ? SURFING : CULLED);
			all.stream().filter(each -> isKept(each) == kept).forEach(each -> draw(each.bitangent().line(), graphics));
		}
		graphics.setLineStyle(SWT.LINE_SOLID);
		for (int i = 0; i < all.size() && i < picture().words().size(); i++) {
			Line line = all.get(i).bitangent().line();
			MapLabel.paint(picture().words().get(i), pixel(line.at(line.length() * WORDS_AT)), Integer.MAX_VALUE,
					isKept(all.get(i)) ? SURFING : CULLED, graphics);
		}
	}

	private static boolean isKept(JudgedBitangent bitangent) {
		return bitangent.verdict() == Verdict.KEPT;
	}

	private void paint(MeasuredGap measured, Graphics graphics) {
		Line across = measured.gap().across();
		Point from = pixel(across.from());
		Point to = pixel(across.to());
		Color colour = measured.isLostOnGrid() ? LOST : measured.passes() ? OPEN : CLOSED;
		graphics.setAlpha(picture().gapsAlpha());
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(4);
		graphics.drawLine(from, to);
		graphics.setForegroundColor(colour);
		graphics.setLineWidth(2);
		graphics.drawLine(from, to);
		graphics.setBackgroundColor(colour);
		for (Point end : List.of(from, to)) {
			graphics.fillOval(end.x - TICK / 2, end.y - TICK / 2, TICK, TICK);
		}
		if (from.getDistance(to) >= WORDS_FROM) {
			MapLabel.paint(words(measured), pixel(across.at(across.length() / 2)), Integer.MAX_VALUE, colour, graphics);
		}
	}

	/** A gap is told by its width: the diameter of the largest unit that passes. */
	private static String words(MeasuredGap measured) {
		return String.format(Locale.ROOT, "%.2f", 2 * measured.gap().radius())
				+ (measured.isLostOnGrid() ? ", closed on the grid" : "");
	}
}
