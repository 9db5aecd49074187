package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.explain.CoarserCopies;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.scale.CopyFit;
import org.leeway.pathing.scale.GateChange;
import org.leeway.pathing.scale.Scales;

/**
 * A comparison of a level with a copy at a coarser scale. The value of a cell is its class for an agent:
 * <ul>
 * <li>0: blocked,
 * <li>1: too narrow in the level and in the copy,
 * <li>2: the agent fits in the level, but not in the copy,
 * <li>3: the agent fits in both,
 * <li>4: the agent fits in the copy only,
 * <li>5: the cell is near a passage that is open only in the level, or only in the copy. Such a passage is called a
 * gate.
 * </ul>
 * The copy has the first scale that the level lists, or 1/2 if the level lists none.
 */
public final class CoarserCopyLayer extends RasterLayer {

	private static final int LOST = 2;
	private static final int KEPT = 3;
	private static final int GAINED = 4;
	private static final int GATE = 5;

	/** Creates the layer for the registry of extensions. */
	public CoarserCopyLayer() {
		super("coarser-copy", "In a coarser copy", "class of the cell in a coarser copy",
				"where an agent fits in a coarser copy of the level, and gates that the copy closes or opens", 55, Need.AGENT);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		AgentAnalysis known = query.analysis().agent(query.agent().orElseThrow(), progress);
		if (!known.agent().unit().standsByClearance()) {
			return Optional.empty();
		}
		Scales scales = query.analysis().header().intent().scales().orUsual();
		int factor = scales.factors().getFirst();
		BitPlane copy = CopyFit.of(known.traversable(), known.agent().size(), factor, scales.shrink(), progress);
		List<GateChange> gates = CoarserCopies.gates(known, factor, scales.shrink(), query.analysis().header().intent().minArea(), progress);
		return Optional.of(new OverlayLayer(this, query.analysis().snapshot().grid(), rows(known, copy, gates),
				colours -> colours.coarserCopy("1/" + factor)));
	}

	private static LayerRows rows(AgentAnalysis known, BitPlane copy, List<GateChange> changes) {
		BitPlane free = known.traversable();
		BitPlane gates = places(changes, free.width(), free.height());
		BitPlane fitting = known.reachability().fitting();
		return LayerRows.of((x, y) -> {
			if (gates.get(x, y)) {
				return GATE;
			}
			if (copy.get(x, y)) {
				return fitting.get(x, y) ? KEPT : GAINED;
			}
			return fitting.get(x, y) ? LOST : free.get(x, y) ? 1 : 0;
		});
	}

	private static BitPlane places(List<GateChange> changes, int width, int height) {
		BitPlaneEditor places = BitPlane.empty(width, height).edit();
		for (GateChange change : changes) {
			change.place().intersection(new CellRect(0, 0, width, height)).ifPresent(place -> {
				for (int y = place.y(); y < place.y() + place.height(); y++) {
					places.setRun(place.x(), y, place.width());
				}
			});
		}
		return places.build();
	}
}
