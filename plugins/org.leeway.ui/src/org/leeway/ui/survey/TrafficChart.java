package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.analysis.traffic.CrowdRun;
import org.leeway.core.analysis.traffic.TrafficPair;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.text.Lengths;
import org.leeway.ui.map.layers.GameUnitsLayer;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Contrast;

/**
 * A chart of the arrivals of a simulated crowd over time, with a curve for each direction. The slope of a dashed line is the
 * largest possible number of arrivals per second if all units go in one direction. No crowd arrives earlier than this line.
 * Dots mark the times at which half, 90 % and all units of a direction have arrived.
 */
final class TrafficChart extends Canvas {

	private static final int MARGIN = 8;
	private static final int GAP = 4;
	private static final int DOT = 7;
	private static final int OLD_ALPHA = 90;
	private static final List<Integer> PERCENTS = List.of(50, 90, 100);
	private static final List<String> WAYS = List.of("go", "come back");

	private TrafficPair pair;
	private OverlayColours colours;
	private boolean isOld;
	private double now;

	TrafficChart(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addListener(SWT.Paint, event -> paint(event.gc));
		addListener(SWT.Resize, event -> redraw());
		addListener(SWT.MouseMove, event -> setToolTipText(hint(event.x)));
		AccessibleText.name(this, this::text);
	}

	/**
	 * Shows the arrivals of a crowd.
	 *
	 * @param traffic the traffic between two starts, with a simulated crowd. Null for an empty chart
	 * @param scheme the colours of the units on the map
	 * @param old whether the crowd is of an earlier state of the level
	 */
	void show(TrafficPair traffic, OverlayColours scheme, boolean old) {
		pair = traffic;
		colours = scheme;
		isOld = old;
		redraw();
	}

	/** Marks a time, in seconds. */
	void setTime(double seconds) {
		if (now != seconds) {
			now = seconds;
			redraw();
		}
	}

	/** Returns a text with what the chart shows, for screen readers. */
	String text() {
		return pair == null ? "No arrivals" : "Arrivals over time: " + at(crowd().result().seconds());
	}

	private CrowdRun crowd() {
		return pair.crowd().orElseThrow();
	}

	/** Returns the numbers of arrived units at an x coordinate, such as {@code 12.0 s: 5 of 30 go, 3 of 30 come back}. */
	String hint(int x) {
		Rectangle plot = plot();
		return pair == null || x < plot.x || x > plot.x + plot.width ? null
				: at(crowd().result().seconds() * (x - plot.x) / plot.width);
	}

	private String at(double seconds) {
		return Lengths.format(seconds) + " s: " + IntStream.range(0, crowd().ways().size())
				.mapToObj(way -> arrived(way, seconds) + " of " + crowd().ways().get(way).units() + " " + WAYS.get(way))
				.collect(Collectors.joining(", "));
	}

	private long arrived(int way, double seconds) {
		return Arrays.stream(crowd().result().arrivals().get(way)).filter(time -> time <= seconds).count();
	}

	private int most() {
		return Math.max(1, crowd().ways().stream().mapToInt(CrowdRun.Way::units).max().orElse(1));
	}

	private Rectangle plot() {
		GC gc = new GC(this);
		try {
			int line = gc.getFontMetrics().getHeight();
			int left = MARGIN + gc.textExtent(pair == null ? "0" : Integer.toString(most())).x + GAP;
			Rectangle area = getClientArea();
			return new Rectangle(left, line + 2 * GAP, Math.max(1, area.width - left - MARGIN),
					Math.max(1, area.height - 2 * line - 4 * GAP));
		} finally {
			gc.dispose();
		}
	}

	/** Returns the place of a number of units at a time, in pixels. */
	private Point place(Rectangle plot, double seconds, double units) {
		return new Point(plot.x + (int) Math.round(plot.width * seconds / crowd().result().seconds()),
				plot.y + plot.height - (int) Math.round(plot.height * units / most()));
	}

	private void paint(GC gc) {
		if (pair == null) {
			return;
		}
		gc.setAntialias(SWT.ON);
		Rectangle plot = plot();
		drawAxes(gc, plot);
		gc.setAlpha(isOld ? OLD_ALPHA : 255);
		List<Rectangle> labels = new ArrayList<>();
		for (int way = crowd().ways().size() - 1; way >= 0; way--) {
			// the bound is known only for the agent that goes. An agent that comes back may be another agent
			if (crowd().ways().get(way).agent().equals(crowd().ways().getFirst().agent())) {
				drawBound(gc, plot, way);
			}
			drawCurve(gc, plot, way, labels);
		}
		drawTitle(gc);
		gc.setAlpha(255);
		gc.setForeground(getForeground());
		gc.setLineWidth(1);
		if (!isOld) {
			int x = place(plot, now, 0).x;
			gc.drawLine(x, plot.y, x, plot.y + plot.height);
		}
	}

	private void drawAxes(GC gc, Rectangle plot) {
		int base = plot.y + plot.height;
		gc.drawLine(plot.x, plot.y, plot.x, base);
		gc.drawLine(plot.x, base, plot.x + plot.width, base);
		String top = Integer.toString(most());
		gc.drawText(top, plot.x - GAP - gc.textExtent(top).x, plot.y, true);
		gc.drawText("0", plot.x, base + GAP, true);
		String end = Lengths.format(crowd().result().seconds()) + " s";
		gc.drawText(end, plot.x + plot.width - gc.textExtent(end).x, base + GAP, true);
	}

	private Color colour(int way) {
		return Contrast.visible(Colours.of(colours.of(way == 0 ? GameUnitsLayer.GOES : GameUnitsLayer.RETURNS)), this);
	}

	/** Draws the names of the curves in the colours of the curves. */
	private void drawTitle(GC gc) {
		int x = MARGIN;
		List<String> names = new ArrayList<>(WAYS.subList(0, crowd().ways().size()));
		for (int way = 0; way < names.size(); way++) {
			String name = (way == 0 ? "Arrived: " : "") + names.get(way);
			gc.setForeground(colour(way));
			gc.drawText(name, x, GAP, true);
			x += gc.textExtent(name).x + 2 * MARGIN;
		}
		gc.setForeground(getForeground());
		gc.setLineStyle(SWT.LINE_DASH);
		int middle = GAP + gc.getFontMetrics().getHeight() / 2;
		gc.drawLine(x, middle, x + 3 * MARGIN, middle);
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.drawText("bound one way", x + 3 * MARGIN + GAP, GAP, true);
	}

	private void drawBound(GC gc, Rectangle plot, int way) {
		int units = crowd().ways().get(way).units();
		double rate = pair.oneWay().perSecond();
		double end = Math.min(crowd().result().seconds(), units / rate);
		Point from = place(plot, 0, 0);
		Point to = place(plot, end, end * rate);
		gc.setForeground(colour(way));
		gc.setLineWidth(1);
		gc.setLineStyle(SWT.LINE_DASH);
		gc.drawLine(from.x, from.y, to.x, to.y);
		gc.setLineStyle(SWT.LINE_SOLID);
	}

	/** @param labels the places of the percentages of other curves. The method adds the places of its own percentages */
	private void drawCurve(GC gc, Rectangle plot, int way, List<Rectangle> labels) {
		double[] times = crowd().result().arrivals().get(way);
		int[] points = new int[4 * times.length + 4];
		set(points, 0, place(plot, 0, 0));
		for (int i = 0; i < times.length; i++) {
			set(points, 4 * i + 2, place(plot, times[i], i));
			set(points, 4 * i + 4, place(plot, times[i], i + 1));
		}
		set(points, 4 * times.length + 2, place(plot, crowd().result().seconds(), times.length));
		gc.setForeground(colour(way));
		gc.setBackground(colour(way));
		gc.setLineWidth(2);
		gc.drawPolyline(points);
		for (int percent : PERCENTS) {
			double seconds = crowd().seconds(way, percent);
			if (seconds < Double.POSITIVE_INFINITY) {
				drawDot(gc, plot, place(plot, seconds, Math.ceil(percent / 100.0 * crowd().ways().get(way).units())), way, percent,
						labels);
			}
		}
	}

	private static void set(int[] points, int index, Point point) {
		points[index] = point.x;
		points[index + 1] = point.y;
	}

	/**
	 * Draws a dot with the percentage, which is at the left of the first curve and at the right of the second one. Leaves out a
	 * percentage that would cover another one.
	 */
	private void drawDot(GC gc, Rectangle plot, Point at, int way, int percent, List<Rectangle> labels) {
		gc.fillOval(at.x - DOT / 2, at.y - DOT / 2, DOT, DOT);
		String words = percent + " %";
		Point size = gc.textExtent(words);
		int x = way == 0 ? at.x - DOT - size.x : Math.min(at.x + DOT, plot.x + plot.width - size.x);
		Rectangle label = new Rectangle(Math.max(plot.x + GAP, x), Math.max(plot.y, at.y - size.y / 2) + (way == 0 ? 0 : size.y / 2),
				size.x, size.y);
		if (labels.stream().noneMatch(label::intersects)) {
			gc.drawText(words, label.x, label.y, true);
			labels.add(label);
		}
	}
}
