package org.leeway.ui.map.kinds;

import java.util.Map;
import java.util.Optional;

import org.eclipse.draw2d.Graphics;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.settings.MapLayers;

/** The kind of circular obstacles. */
final class CircleKind extends ObjectKind<CircularObstacle> {

	CircleKind() {
		super(Literals.LEVEL__CIRCLES, "circle", "Circles", MapLayers.OBSTACLES);
	}

	@Override
	public String place(CircularObstacle circle) {
		return "at " + Decimal.format(circle.getX()) + ", " + Decimal.format(circle.getY());
	}

	@Override
	public String listing(CircularObstacle circle) {
		return super.listing(circle) + ", radius " + Decimal.format(circle.getRadius());
	}

	@Override
	public Map<EStructuralFeature, Object> image(CircularObstacle circle, Placement placement) {
		return Map.of(Literals.CIRCULAR_OBSTACLE__X, placement.x(circle.getX(), circle.getY()),
				Literals.CIRCULAR_OBSTACLE__Y, placement.y(circle.getX(), circle.getY()));
	}

	@Override
	public Optional<Envelope> envelope(CircularObstacle circle) {
		double radius = circle.getRadius();
		return Optional.of(new Envelope(circle.getX() - radius, circle.getY() - radius, circle.getX() + radius,
				circle.getY() + radius));
	}

	@Override
	public Optional<LabelPlace> label(CircularObstacle circle) {
		return envelope(circle).map(bounds -> new LabelPlace(bounds, 0));
	}

	@Override
	public void drawOutline(CircularObstacle circle, Graphics graphics) {
		graphics.drawOval(CellGeometry.bounds(circle.getX(), circle.getY(), circle.getRadius()));
	}
}
