package org.leeway.ui.fixes;

import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;

/** Shows a repair on the map, to be applied from there. */
record RepairFix(RepairKind kind) implements IMarkerResolution2, IMarkerResolutionRelevance {

	@Override
	public String getLabel() {
		return kind.label();
	}

	@Override
	public String getDescription() {
		return "Shows the change on the map first, where it can be applied or left.";
	}

	/** What opens a way stands before what closes one, and all before declaring the finding as intended. */
	@Override
	public int getRelevanceForResolution() {
		return RepairKind.values().length - kind.ordinal();
	}

	@Override
	public Image getImage() {
		return null;
	}

	@Override
	public void run(IMarker marker) {
		FindingPlace.of(marker).ifPresent(place -> OpenedLevels.open(marker).ifPresent(editor -> {
			editor.gotoMarker(marker);
			editor.repairs().seek(kind, place);
		}));
	}
}
