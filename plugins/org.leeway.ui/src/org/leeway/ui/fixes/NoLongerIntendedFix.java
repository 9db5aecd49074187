package org.leeway.ui.fixes;

import java.util.List;

import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.AcceptedFinding;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.commands.RemoveCommand;

/** A fix that withdraws the declaration that findings are intended. Leeway then reports them as problems again. */
record NoLongerIntendedFix() implements LevelFix {

	@Override
	public String label() {
		return "No longer intended";
	}

	@Override
	public String description() {
		return "The finding counts again.";
	}

	@Override
	public boolean isForSeveral() {
		return true;
	}

	@Override
	public void apply(EditorSession editor, List<FindingPlace> places) {
		CompoundCommand all = new CompoundCommand(label());
		editor.level().getAccepted().stream()
				.filter(accepted -> places.stream().anyMatch(place -> isOf(accepted, place)))
				.forEach(accepted -> all.add(new RemoveCommand(label(), accepted)));
		editor.execute(all.unwrap());
	}

	private static boolean isOf(AcceptedFinding accepted, FindingPlace place) {
		String agent = accepted.getAgent() == null ? "" : accepted.getAgent().getName();
		return accepted.getRule().equals(place.rule()) && agent.equals(place.agent())
				&& accepted.getX() == place.sample().x() && accepted.getY() == place.sample().y();
	}
}
