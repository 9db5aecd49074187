package org.leeway.ui.fixes;

import java.util.List;

import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.commands.AddCommand;

/** A fix that declares findings as intended. Leeway then lists the findings as information, not as problems. */
record IntendedFix() implements LevelFix {

	@Override
	public String label() {
		return "Declare as intended";
	}

	@Override
	public String description() {
		return "Marks the finding as intended in the level: it becomes information and no longer counts.";
	}

	@Override
	public boolean isForSeveral() {
		return true;
	}

	@Override
	public void apply(EditorSession editor, List<FindingPlace> places) {
		CompoundCommand all = new CompoundCommand(label());
		places.stream().map(place -> accepted(place, editor.level()))
				.forEach(each -> all.add(new AddCommand<>(label(), editor.level().getAccepted(), each)));
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
