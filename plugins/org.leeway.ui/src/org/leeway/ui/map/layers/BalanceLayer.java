package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.LegendEntry;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;

/**
 * A layer that paints lanes, that is, ways next to each other, as ribbons. The best way is a line, and gaps are lines with
 * their widths. Ribbons are a little narrower than the unit, but at least a few pixels wide. Lines and wide ribbons have
 * light edges, to be visible on any terrain.
 */
public final class BalanceLayer extends UnscaledLayer<BalancePicture> {

	private static final Color LANE = new Color(230, 140, 0);
	private static final Color ROUTE = new Color(30, 30, 60);
	private static final Color GAP = new Color(213, 32, 0);
	private static final int LEAST_RIBBON = 3;
	/**
	 * The width of a ribbon, as a fraction of the unit's width. A ribbon shows a lane. Ribbons are narrower than the unit, so
	 * that ribbons of neighbouring lanes stay apart.
	 */
	private static final double SHARE = 0.6;
	private static final int RIBBON_ALPHA = 220;
	/** Least width of a ribbon with light edges, in pixels. The edges would cover narrower ribbons. */
	private static final int LEAST_WITH_EDGES = 8;

	public BalanceLayer() {
		super(BalancePicture.NONE);
	}

	/** Returns the legend of a picture. Empty for the empty picture. */
	public static List<LegendEntry> legend(BalancePicture picture) {
		List<LegendEntry> entries = new ArrayList<>();
		if (!picture.lanes().isEmpty()) {
			entries.add(entry("lane", LANE));
			entries.add(entry("best way", ROUTE));
		}
		if (!picture.gaps().isEmpty()) {
			entries.add(entry("gap", GAP));
		}
		return entries;
	}

	private static LegendEntry entry(String label, Color colour) {
		return new LegendEntry(label, colour.getRed() << 16 | colour.getGreen() << 8 | colour.getBlue());
	}

	@Override
	boolean hasWords() {
		return !picture().gaps().isEmpty();
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		graphics.setLineCap(SWT.CAP_ROUND);
		graphics.setLineJoin(SWT.JOIN_ROUND);
		for (List<Cell> lane : picture().lanes()) {
			setAlpha(RIBBON_ALPHA, graphics);
			int width = Math.max(LEAST_RIBBON, pixel(SHARE * picture().size()));
			drawRibbon(lane, width, graphics);
		}
		setAlpha(255, graphics);
		if (!picture().route().isEmpty()) {
			drawWithEdges(2, ROUTE, graphics, () -> graphics.drawPolyline(points(picture().route())));
		}
		picture().gaps().forEach(gap -> paint(gap.across(), graphics));
		picture().gaps().forEach(gap -> label(gap, graphics));
		graphics.popState();
	}

	private void drawRibbon(List<Cell> lane, int width, Graphics graphics) {
		if (width >= LEAST_WITH_EDGES) {
			drawWithEdges(width, LANE, graphics, () -> graphics.drawPolyline(points(lane)));
		} else {
			graphics.setForegroundColor(LANE);
			graphics.setLineWidth(width);
			graphics.drawPolyline(points(lane));
		}
	}

	private PointList points(List<Cell> anchors) {
		PointList points = new PointList(anchors.size());
		anchors.forEach(anchor -> points.addPoint(middle(anchor, picture().size())));
		return points;
	}

	private void paint(Segment across, Graphics graphics) {
		Point from = pixel(across.from());
		Point to = pixel(across.to());
		graphics.setLineCap(SWT.CAP_FLAT);
		drawWithEdges(4, GAP, graphics, () -> graphics.drawLine(from, to));
	}

	private void label(Gap gap, Graphics graphics) {
		Segment across = gap.across();
		double length = Math.max(across.length(), 1e-9);
		String words = Integer.toString(gap.width());
		Point middle = pixel(across.at(length / 2));
		Rectangle box = MapLabel.beside(words, middle, (across.from().y() - across.to().y()) / length,
				(across.to().x() - across.from().x()) / length);
		MapLabel.paint(words, visible().contains(middle) ? free(box) : box, GAP, graphics);
	}
}
