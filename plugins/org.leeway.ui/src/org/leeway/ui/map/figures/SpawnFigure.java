package org.leeway.ui.map.figures;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.handles.HandleBounds;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.ui.map.ScreenPen;

/**
 * A spawn, drawn as a pin. The tip of the pin is in the middle of the spawn's cell. If the spawn has a heading, an arrow begins
 * at the tip and shows the heading. Only the pin can be clicked. The pin of a player has the number and the colour of the player.
 */
public class SpawnFigure extends Figure implements HandleBounds, Translucent {

	/** The width of a pin without a player, in pixels of the screen. */
	private static final int WIDTH = 18;
	private static final int HEIGHT = 26;
	/**
	 * The length of the arrow, in pixels of the screen. The arrow is long enough to show its head above the pin when it points
	 * up.
	 */
	private static final int ARROW = 40;
	/** The outline of the arrow when it faces right: x and y of each corner, in pixels from the middle of the cell. */
	private static final int[] OUTLINE = {4, -2, ARROW - 13, -2, ARROW - 13, -7, ARROW, 0, ARROW - 13, 7, ARROW - 13, 2,
			4, 2};
	private static final Color FILL = new Color(255, 64, 129);

	private Rectangle pin = new Rectangle();
	private OptionalDouble heading = OptionalDouble.empty();
	private Optional<PlayerPin> player = Optional.empty();
	private double zoom = 1;
	private int opacity = 255;

	/** Sets the player who starts at the spawn. Empty if any player may start there. */
	public void setPlayer(OptionalInt number) {
		player = number.stream().mapToObj(PlayerPin::new).findFirst();
	}

	/**
	 * Shows a spawn. Returns the bounds that the figure needs for it, in content coordinates, which do not depend on the zoom.
	 *
	 * @param place the middle of the spawn's cell, in content coordinates
	 * @param newHeading in radians, 0 to the right, growing clockwise. Empty for none
	 * @param newZoom 1 at 100 %
	 */
	public Rectangle placed(Point place, OptionalDouble newHeading, double newZoom) {
		Dimension size = player.map(PlayerPin::size).orElse(new Dimension(WIDTH, HEIGHT));
		int width = (int) Math.round(size.width / newZoom);
		int height = (int) Math.round(size.height / newZoom);
		pin = new Rectangle(place.x - width / 2, place.y - height, width, height);
		heading = newHeading;
		zoom = newZoom;
		repaint();
		int reach = (int) Math.ceil((ARROW + 2) / zoom);
		// the pin of a player is drawn in pixels of the screen, but bounds are whole numbers in content coordinates. So the pin may
		// reach beyond the rounded bounds by up to one unit
		Rectangle box = player.isEmpty() ? pin.getCopy() : pin.getExpanded(1, 1);
		return heading.isEmpty() ? box
				: box.getUnion(new Rectangle(place.x - reach, place.y - reach, 2 * reach, 2 * reach));
	}

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	public Rectangle getHandleBounds() {
		return pin.getCopy();
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return pin.contains(x, y);
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		ScreenPen.setWidth(1, this, graphics);
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(opacity);
		player.ifPresentOrElse(own -> paintOnScreen(graphics, (x, y) -> own.paint(graphics, x, y)), () -> paintPin(graphics));
		heading.ifPresent(radians -> paintOnScreen(graphics, (x, y) -> paintArrow(graphics, x, y, radians)));
	}

	private void paintPin(Graphics graphics) {
		Rectangle box = pin.getCopy().shrink(1, 1);
		int middle = box.x + box.width / 2;
		int head = box.width * 3 / 4;
		graphics.setBackgroundColor(FILL);
		graphics.setForegroundColor(ColorConstants.white);
		PointList point = new PointList();
		point.addPoint(middle - head / 2 + 1, box.y + head * 2 / 3);
		point.addPoint(middle + head / 2 - 1, box.y + head * 2 / 3);
		point.addPoint(middle, box.bottom());
		graphics.fillPolygon(point);
		graphics.drawPolyline(new PointList(new int[] {point.getFirstPoint().x, point.getFirstPoint().y, middle,
				box.bottom(), point.getPoint(1).x, point.getPoint(1).y}));
		graphics.fillOval(middle - head / 2, box.y, head, head);
		graphics.drawOval(middle - head / 2, box.y, head, head);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillOval(middle - head / 6, box.y + head / 3, head / 3, head / 3);
	}

	/** A painter of a pin or an arrow, see {@link #paintOnScreen}. Gets the tip of the pin, in pixels of the screen. */
	private interface Painter {

		void paint(double x, double y);
	}

	/** Draws in pixels of the screen, because shapes in content coordinates would be coarse at a large zoom. */
	private void paintOnScreen(Graphics graphics, Painter painter) {
		graphics.pushState();
		graphics.scale(1 / zoom);
		painter.paint((pin.x + pin.width / 2) * zoom, pin.bottom() * zoom);
		graphics.popState();
	}

	private void paintArrow(Graphics graphics, double x, double y, double radians) {
		PointList arrow = arrow(x, y, radians);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(3);
		graphics.drawPolygon(arrow);
		graphics.setBackgroundColor(player.map(PlayerPin::colour).orElse(FILL));
		graphics.fillPolygon(arrow);
	}

	private static PointList arrow(double x, double y, double radians) {
		double cos = Math.cos(radians);
		double sin = Math.sin(radians);
		PointList points = new PointList();
		for (int i = 0; i < OUTLINE.length; i += 2) {
			points.addPoint((int) Math.round(x + cos * OUTLINE[i] - sin * OUTLINE[i + 1]),
					(int) Math.round(y + sin * OUTLINE[i] + cos * OUTLINE[i + 1]));
		}
		return points;
	}
}
