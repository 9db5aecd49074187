package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.search.PathResult;

/**
 * Paints a measurement: the path of the largest unit, the cells that stop the next size or everything, the gap that stops
 * larger discs, and the answer in words, at the second end or, if that is not on the screen, at the first.
 */
public final class LargestUnitLayer extends UnscaledLayer<LargestUnitPicture> {

	private static final Color COLOUR = new Color(0, 90, 160);
	private static final int STUCK_ALPHA = 190;
	private static final int END = 5;

	public LargestUnitLayer() {
		super(LargestUnitPicture.NONE);
	}

	@Override
	boolean hasWords() {
		return picture().ends() != null;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (picture().ends() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		if (picture().largest() != null) {
			paint(picture().largest(), graphics);
		}
		picture().round().flatMap(BottleneckPath::bottleneck).ifPresent(gap -> paintGap(gap, graphics));
		Point from = middle(picture().ends().from(), 1);
		Point to = middle(picture().ends().to(), 1);
		paintEnd(from, graphics);
		paintEnd(to, graphics);
		MapLabel.paint(picture().words(), visible().contains(to) ? to : from, 0, visible(), COLOUR, graphics);
		graphics.popState();
	}

	private void paint(LargestUnit largest, Graphics graphics) {
		graphics.setBackgroundColor(colour(Meaning.CUT_OFF));
		graphics.setAlpha(STUCK_ALPHA);
		CellRuns.fill(largest.bottleneck(), scale(), graphics);
		graphics.setAlpha(255);
		largest.route().ifPresent(route -> paintWay(route, largest.size(), graphics));
	}

	private void paintWay(PathResult route, int size, Graphics graphics) {
		PointList points = new PointList(route.points().size());
		route.points().forEach(anchor -> points.addPoint(middle(anchor, size)));
		drawWithEdges(3, COLOUR, graphics, () -> graphics.drawPolyline(points));
	}

	/** The gap that stops larger discs, from obstacle to obstacle. */
	private void paintGap(Gap gap, Graphics graphics) {
		Segment across = gap.across();
		drawWithEdges(3, colour(Meaning.CUT_OFF), graphics, () -> graphics.drawLine(pixel(across.from()), pixel(across.to())));
	}

	private static void paintEnd(Point at, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillOval(at.x - END - 2, at.y - END - 2, 2 * END + 4, 2 * END + 4);
		graphics.setBackgroundColor(COLOUR);
		graphics.fillOval(at.x - END, at.y - END, 2 * END, 2 * END);
	}
}
