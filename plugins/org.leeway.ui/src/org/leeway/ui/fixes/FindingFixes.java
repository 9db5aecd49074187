package org.leeway.ui.fixes;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.leeway.core.markers.FindingPlace;

/** The fixes of a finding in Eclipse's marker views. */
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
		boolean isIntended = MarkerFix.isIntended(marker);
		List<LevelFix> fixes = OpenedLevels.find(marker).map(editor -> LevelFixes.of(place, isIntended, editor))
				.orElseGet(() -> LevelFixes.of(place, isIntended));
		return IntStream.range(0, fixes.size())
				.<IMarkerResolution>mapToObj(i -> new MarkerFix(fixes.get(i), marker, fixes.size() - i)).toList();
	}
}
