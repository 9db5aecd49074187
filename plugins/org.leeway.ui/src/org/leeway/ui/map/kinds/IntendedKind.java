package org.leeway.ui.map.kinds;

import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Placement;

/**
 * The kind of intended findings, that is, findings that the designer has declared as intended. An intended finding has
 * a cell, but the map does not show it.
 */
final class IntendedKind extends ObjectKind<AcceptedFinding> {

	IntendedKind() {
		super(Literals.LEVEL__ACCEPTED, "intended finding", "Intended findings", null);
	}

	@Override
	public String place(AcceptedFinding finding) {
		return finding.getRule() + " at " + finding.getX() + ", " + finding.getY()
				+ (finding.getAgent() == null ? "" : " for " + finding.getAgent().getName());
	}

	@Override
	public boolean hasPartners() {
		return false;
	}

	@Override
	public Map<EStructuralFeature, Object> image(AcceptedFinding finding, Placement placement) {
		Cell cell = placement.cell(finding.getX(), finding.getY());
		return Map.of(Literals.ACCEPTED_FINDING__X, cell.x(), Literals.ACCEPTED_FINDING__Y, cell.y());
	}
}
