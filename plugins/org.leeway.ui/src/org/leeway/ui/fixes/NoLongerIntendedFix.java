package org.leeway.ui.fixes;

import org.eclipse.core.resources.IMarker;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution2;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.AcceptedFinding;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.commands.RemoveCommand;

/** Makes a finding that was declared as intended count again. */
final class NoLongerIntendedFix implements IMarkerResolution2 {

	@Override
	public String getLabel() {
		return "No longer intended";
	}

	@Override
	public String getDescription() {
		return "The finding counts again.";
	}

	@Override
	public Image getImage() {
		return null;
	}

	@Override
	public void run(IMarker marker) {
		FindingPlace.of(marker)
				.ifPresent(place -> OpenedLevels.open(marker).ifPresent(editor -> revoke(editor, place)));
	}

	private void revoke(LevelEditor editor, FindingPlace place) {
		CompoundCommand all = new CompoundCommand(getLabel());
		editor.level().getAccepted().stream().filter(accepted -> isOf(accepted, place))
				.forEach(accepted -> all.add(new RemoveCommand(getLabel(), accepted)));
		editor.execute(all.unwrap());
	}

	private static boolean isOf(AcceptedFinding accepted, FindingPlace place) {
		String agent = accepted.getAgent() == null ? "" : accepted.getAgent().getName();
		return accepted.getRule().equals(place.rule()) && agent.equals(place.agent())
				&& accepted.getX() == place.sample().x() && accepted.getY() == place.sample().y();
	}
}
