package org.leeway.ui.map.layers;

import java.util.Optional;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.search.PathResult;

/**
 * A layer that paints the largest unit that gets from one cell to another. Shows its path, the cells that stop the next larger
 * size, and the gap that stops larger discs. If no unit gets there, shows the cells that stop units of size 1.
 * <p>A text with the largest size is at the second cell, or at the first cell if only that cell is on the screen. If both are off
 * the screen, the text is at the first cell that stops the next larger size.
 */
public final class LargestUnitLayer extends SpanLayer<LargestUnitPicture> {

	private static final Color COLOUR = new Color(0, 90, 160);
	private static final int STUCK_ALPHA = 190;

	public LargestUnitLayer() {
		super(LargestUnitPicture.NONE, COLOUR);
	}

	@Override
	void paintSpan(Point from, Point to, Graphics graphics) {
		if (picture().largest() != null) {
			paint(picture().largest(), graphics);
		}
		picture().round().flatMap(BottleneckPath::bottleneck).ifPresent(gap -> paintGap(gap, graphics));
	}

	@Override
	Point placeOfWords(Point from, Point to) {
		return visible().contains(to) || visible().contains(from) ? super.placeOfWords(from, to) : stuck().orElse(from);
	}

	/**
	 * Returns the middle, in pixels, of the first cell that stops a unit of the next larger size. Empty if no such cell is known.
	 */
	private Optional<Point> stuck() {
		return picture().largest() == null ? Optional.empty()
				: picture().largest().bottleneck().first().map(cell -> middle(cell, 1));
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

	/** Paints the gap that limits the radius of the largest disc, as a line from obstacle to obstacle. */
	private void paintGap(Gap gap, Graphics graphics) {
		Segment across = gap.across();
		drawWithEdges(3, colour(Meaning.CUT_OFF), graphics, () -> graphics.drawLine(pixel(across.from()), pixel(across.to())));
	}
}
