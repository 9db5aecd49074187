package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.MouseEvent;
import org.eclipse.draw2d.MouseListener;
import org.eclipse.draw2d.MouseMotionListener;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.plan.Footprint;
import org.leeway.ui.map.layers.RoutePicture.Exact;
import org.leeway.ui.map.layers.RoutePicture.Failure;
import org.leeway.ui.map.layers.RoutePicture.Offer;
import org.leeway.ui.map.layers.RoutePicture.Route;

/**
 * A layer that paints notes about routes. Lies above all other layers, and is not scaled.
 * <ul>
 * <li>If there is no route: the reason, the obstacle at the start or goal, and the reachable place nearest to the goal.
 * <li>If the unit does not fit at the start or goal: the unit's outline at the nearest place where it fits. A click on the
 * outline moves the start or goal there.
 * <li>If the selected route is illegal: the first object that the unit overlaps.
 * <li>If the selected route differs from the exact route, which is a best route for the unit: a description of the difference.
 * </ul>
 */
public final class RouteNoteLayer extends UnscaledLayer<RoutePicture> {

	private static final int CROSS = 6;

	private BooleanSupplier takesClicks = () -> false;
	private boolean hovered;

	public RouteNoteLayer() {
		super(RoutePicture.NONE);
	}

	/**
	 * Sets the effect of a click on the unit's outline at the nearest place where the unit fits.
	 *
	 * @param wanted returns whether the outline reacts to clicks now. If so, clicks on the outline do not reach the
	 * active tool
	 * @param taken runs after a click
	 */
	public void onOffer(BooleanSupplier wanted, Runnable taken) {
		takesClicks = wanted;
		addMouseListener(new MouseListener.Stub() {
			@Override
			public void mousePressed(MouseEvent event) {
				if (event.button == 1) {
					event.consume();
					taken.run();
				}
			}
		});
		addMouseMotionListener(new MouseMotionListener.Stub() {
			@Override
			public void mouseEntered(MouseEvent event) {
				hover(true);
			}

			@Override
			public void mouseExited(MouseEvent event) {
				hover(false);
			}
		});
	}

	private void hover(boolean now) {
		hovered = now;
		repaint();
	}

	/**
	 * Returns whether a click at a point hits the unit's outline at the nearest place where the unit fits. Nothing else in this
	 * layer reacts to the mouse. False while clicks on the outline have no effect.
	 */
	@Override
	public boolean containsPoint(int x, int y) {
		return takesClicks.getAsBoolean() && offered().filter(route -> ghost(route).contains(x, y)).isPresent();
	}

	private Optional<Route> offered() {
		return picture().routes().stream().filter(route -> offer(route).isPresent()).findFirst();
	}

	private static Optional<Offer> offer(Route route) {
		return route.failure().flatMap(Failure::offer);
	}

	private OfferGhost ghost(Route route) {
		return new OfferGhost(offer(route).orElseThrow(),
				route.footprint() instanceof Footprint.Disc(double radius) ? radius : 0, scale());
	}

	@Override
	boolean hasWords() {
		return !picture().routes().isEmpty();
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		setAlpha(picture().dimmed() ? RouteLayer.DIMMED_ALPHA : 255, graphics);
		for (Route route : picture().routes()) {
			route.failure().ifPresent(failure -> paint(failure, route, graphics));
			route.turning().filter(turning -> route.emphasised() && !turning.clashes().isEmpty())
					.ifPresent(turning -> paint(turning, graphics));
		}
		picture().exact().ifPresent(exact -> paint(exact, graphics));
		graphics.popState();
	}

	private void paint(Failure failure, Route route, Graphics graphics) {
		if (!failure.blocker().isEmpty()) {
			paintBlocker(failure.blocker(), graphics);
		}
		failure.offer().ifPresentOrElse(offer -> {
			ghost(route).paint(pixel(failure.place()), hovered, graphics);
			paintGap(pixel(failure.place()), pixel(offer.middle()), graphics);
		}, () -> failure.nearest().ifPresent(nearest -> {
			paintGap(pixel(nearest), pixel(failure.goal()), graphics);
			paintCross(pixel(nearest), graphics);
		}));
		if (route.emphasised()) {
			paintWords(failure, graphics);
		} else if (failure.nearest().isEmpty()) {
			paintCross(pixel(failure.place()), graphics);
		}
	}

	/**
	 * Paints the reason why there is no route, near the place where the search failed. The layer may also offer a place where
	 * the unit fits, which the text must not cover. If the offered place is lower than the failed place, the text is above the
	 * failed place. Otherwise the text is below.
	 */
	private void paintWords(Failure failure, Graphics graphics) {
		String words = failure.reason() + failure.offer().map(RouteNoteLayer::advice).orElse("");
		boolean above = failure.offer().filter(offer -> offer.middle().y() > failure.place().y()).isPresent();
		int half = failure.offer().map(offer -> pixel(offer.size() / 2.0)).orElse(0);
		MapLabel.paint(words, pixel(failure.place()), above ? -half : half, this, RouteLayer.COLOUR, graphics);
	}

	private static String advice(Offer offer) {
		return "\nClick the outline or press Shift+P to move the " + offer.end() + " there";
	}

	private void paint(TurningPicture turning, Graphics graphics) {
		MapLabel.paint(turning.warning(), pixel(turning.clashes().getFirst().place()), true, this,
				TurningPainter.ILLEGAL, graphics);
	}

	private void paint(Exact exact, Graphics graphics) {
		if (exact.segments().isEmpty()) {
			MapLabel.paint(exact.words(), pixel(exact.place()), 0, this, RouteLayer.EXACT, graphics);
		} else {
			MapLabel.paint(exact.words(), pixel(exact.place()), exact.place().y() >= exact.from().y(), this,
					RouteLayer.EXACT, graphics);
		}
	}

	private void paintBlocker(List<PathSegment> edge, Graphics graphics) {
		SegmentPath.with(edge, scale(), path -> drawWithEdges(3, RouteLayer.COLOUR, graphics, () -> graphics.drawPath(path)));
	}

	private static void paintGap(Point stop, Point goal, Graphics graphics) {
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(3);
		graphics.drawLine(stop, goal);
		graphics.setForegroundColor(RouteLayer.COLOUR);
		graphics.setLineWidth(1);
		graphics.setLineStyle(SWT.LINE_DASH);
		graphics.drawLine(stop, goal);
		graphics.setLineStyle(SWT.LINE_SOLID);
	}

	private static void paintCross(Point at, Graphics graphics) {
		drawWithEdges(3, RouteLayer.COLOUR, graphics, () -> {
			graphics.drawLine(at.x - CROSS, at.y - CROSS, at.x + CROSS, at.y + CROSS);
			graphics.drawLine(at.x - CROSS, at.y + CROSS, at.x + CROSS, at.y - CROSS);
		});
	}
}
