package org.leeway.ui.map.kinds;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.settings.MapLayers;

/**
 * The kind of probes. A probe tests the route of an agent from a start to a goal. The map shows the start and the goal as two
 * objects.
 */
final class ProbeKind extends ObjectKind<PathProbe> {

	/** Distance, in pixels, from the middle of a probe's start down to the lower edge of the disc that the map draws there. */
	private static final int DISC = 10;

	ProbeKind() {
		super(Literals.LEVEL__PROBES, "probe", "Probes", MapLayers.PROBES);
	}

	@Override
	public String place(PathProbe probe) {
		return "from " + probe.getStartX() + ", " + probe.getStartY() + " to " + probe.getGoalX() + ", " + probe.getGoalY();
	}

	/** Returns false, because the map shows a probe as two figures: its start and its goal. */
	@Override
	boolean hasFigure() {
		return false;
	}

	@Override
	public Map<EStructuralFeature, Object> image(PathProbe probe, Placement placement) {
		Map<EStructuralFeature, Object> values = new HashMap<>();
		for (ProbeEnd end : new ProbeEnd[] {new ProbeEnd(probe, false), new ProbeEnd(probe, true)}) {
			Cell anchor = end.anchor();
			values.putAll(end.at(placement.square(anchor.x(), anchor.y(), end.size())));
			if (probe.eIsSet(end.headingFeature())) {
				values.put(end.headingFeature(), placement.heading((Double) probe.eGet(end.headingFeature())));
			}
		}
		return values;
	}

	/** Returns the middle of the unit at the start. */
	@Override
	public Point middle(PathProbe probe) {
		return new ProbeEnd(probe, false).middle();
	}

	/**
	 * Returns the side of the unit's footprint, in cells. The start and the goal of a probe are the top-left cells of two
	 * footprints.
	 */
	@Override
	public int footprintSize(PathProbe probe) {
		return new ProbeEnd(probe, false).size();
	}

	@Override
	public Set<EStructuralFeature> headings() {
		return Set.of(Literals.PATH_PROBE__START_HEADING, Literals.PATH_PROBE__GOAL_HEADING);
	}

	@Override
	public Optional<LabelPlace> label(PathProbe probe) {
		ProbeEnd start = new ProbeEnd(probe, false);
		int x = start.anchor().x();
		int y = start.anchor().y();
		return Optional.of(new LabelPlace(new Envelope(x, y, x + start.size(), y + start.size()), DISC));
	}
}
