package org.leeway.ui.fixes;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.markers.LevelMarkers;

/** A fix that Eclipse offers for a marker, or for several markers of a level. */
final class MarkerFix extends WorkbenchMarkerResolution implements IMarkerResolutionRelevance {

	private final LevelFix fix;
	private final IMarker first;
	private final int relevance;

	/**
	 * Creates a fix for a marker.
	 *
	 * @param first the marker for which Eclipse requested the fix
	 * @param relevance the rank in Eclipse's list of fixes. Fixes of greater relevance come first
	 */
	MarkerFix(LevelFix fix, IMarker first, int relevance) {
		this.fix = fix;
		this.first = first;
		this.relevance = relevance;
	}

	static boolean isIntended(IMarker marker) {
		return marker.getAttribute(LevelMarkers.INTENDED, false);
	}

	@Override
	public String getLabel() {
		return fix.label();
	}

	@Override
	public String getDescription() {
		return fix.description();
	}

	@Override
	public Image getImage() {
		return null;
	}

	@Override
	public int getRelevanceForResolution() {
		return relevance;
	}

	@Override
	public IMarker[] findOtherMarkers(IMarker[] markers) {
		return Arrays.stream(markers).filter(marker -> fix.isForSeveral() && !marker.equals(first))
				.filter(this::isAlike).toArray(IMarker[]::new);
	}

	private boolean isAlike(IMarker marker) {
		return LevelMarkers.isOne(marker) && marker.getResource().equals(first.getResource())
				&& FindingPlace.of(marker).isPresent() && isIntended(marker) == isIntended(first);
	}

	@Override
	public void run(IMarker marker) {
		run(new IMarker[] {marker}, null);
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		List<FindingPlace> places = Arrays.stream(markers).map(FindingPlace::of).flatMap(Optional::stream).toList();
		if (!places.isEmpty()) {
			OpenedLevels.open(first).ifPresent(editor -> fix.apply(editor, places));
		}
	}
}
