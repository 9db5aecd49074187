package org.leeway.ui.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;

/** Offers what can be done about a finding: the repairs of its rule, and to declare it as intended or no longer so. */
public final class FindingFixes implements IMarkerResolutionGenerator2 {

	@Override
	public boolean hasResolutions(IMarker marker) {
		return FindingPlace.of(marker).isPresent();
	}

	@Override
	public IMarkerResolution[] getResolutions(IMarker marker) {
		return FindingPlace.of(marker).map(place -> fixes(marker, place)).orElse(List.of())
				.toArray(IMarkerResolution[]::new);
	}

	private static List<IMarkerResolution> fixes(IMarker marker, FindingPlace place) {
		if (marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_ERROR) == IMarker.SEVERITY_INFO) {
			return List.of(new NoLongerIntendedFix());
		}
		List<IMarkerResolution> fixes = new ArrayList<>();
		Arrays.stream(RepairKind.values()).filter(kind -> kind.isFor(place.rule())).map(RepairFix::new)
				.forEach(fixes::add);
		fixes.add(new IntendedFix(marker));
		return fixes;
	}
}
