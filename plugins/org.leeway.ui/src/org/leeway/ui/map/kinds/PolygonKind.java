package org.leeway.ui.map.kinds;

import java.util.Map;
import java.util.Optional;

import org.eclipse.draw2d.Graphics;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.settings.MapLayers;

/** The kind of polygonal obstacles. */
final class PolygonKind extends ObjectKind<PolygonObstacle> {

	PolygonKind() {
		super(Literals.LEVEL__POLYGONS, "polygon", "Polygons", MapLayers.OBSTACLES);
	}

	@Override
	public String place(PolygonObstacle polygon) {
		Envelope bounds = polygon.getShape().bounds();
		return "of " + polygon.getShape().size() + " corners at " + Decimal.format(bounds.left()) + ", " + Decimal.format(bounds.top());
	}

	@Override
	public Map<EStructuralFeature, Object> image(PolygonObstacle polygon, Placement placement) {
		return Map.of(Literals.POLYGON_OBSTACLE__SHAPE, placement.image(polygon.getShape()));
	}

	@Override
	public Optional<Envelope> envelope(PolygonObstacle polygon) {
		return Optional.of(polygon.getShape().bounds());
	}

	@Override
	public Optional<LabelPlace> label(PolygonObstacle polygon) {
		return envelope(polygon).map(bounds -> new LabelPlace(bounds, 0));
	}

	@Override
	public void drawOutline(PolygonObstacle polygon, Graphics graphics) {
		graphics.drawPolygon(CellGeometry.corners(polygon.getShape()));
	}
}
