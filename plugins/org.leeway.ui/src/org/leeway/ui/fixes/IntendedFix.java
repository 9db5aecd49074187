package org.leeway.ui.fixes;

import java.util.Arrays;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.commands.AddCommand;

/** Keeps in the level that a finding is as it should be. Of several findings of one level that is one change. */
final class IntendedFix extends WorkbenchMarkerResolution {

	private final IMarker first;

	IntendedFix(IMarker first) {
		this.first = first;
	}

	@Override
	public String getLabel() {
		return "Declare as intended";
	}

	@Override
	public String getDescription() {
		return "Keeps in the level that this is as it should be: the finding is listed as information and counts no more.";
	}

	@Override
	public Image getImage() {
		return null;
	}

	@Override
	public IMarker[] findOtherMarkers(IMarker[] markers) {
		return Arrays.stream(markers).filter(marker -> !marker.equals(first)).filter(this::isAlike)
				.toArray(IMarker[]::new);
	}

	private boolean isAlike(IMarker marker) {
		try {
			return LevelMarkers.TYPE.equals(marker.getType()) && marker.getResource().equals(first.getResource())
					&& FindingPlace.of(marker).isPresent()
					&& marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO) != IMarker.SEVERITY_INFO;
		} catch (CoreException e) {
			// it is gone
			return false;
		}
	}

	@Override
	public void run(IMarker marker) {
		run(new IMarker[] {marker}, null);
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		OpenedLevels.open(first).ifPresent(editor -> accept(editor, markers));
	}

	private static void accept(LevelEditor editor, IMarker[] markers) {
		CompoundCommand all = new CompoundCommand("Declare as intended");
		for (IMarker marker : markers) {
			FindingPlace.of(marker).map(place -> accepted(place, editor.level()))
					.ifPresent(each -> all.add(new AddCommand<>(all.getLabel(), editor.level().getAccepted(), each)));
		}
		editor.execute(all.unwrap());
	}

	private static AcceptedFinding accepted(FindingPlace place, Level level) {
		AcceptedFinding accepted = LevelFactory.eINSTANCE.createAcceptedFinding();
		accepted.setRule(place.rule());
		level.getAgentTypes().stream().filter(agent -> agent.getName().equals(place.agent())).findFirst()
				.ifPresent(accepted::setAgent);
		accepted.setX(place.sample().x());
		accepted.setY(place.sample().y());
		return accepted;
	}
}
