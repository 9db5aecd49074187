package org.leeway.ui.map.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.level.part.Throughput;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;

/**
 * Commands that change an element. If an agent gets another name, they also change the texts that contain the old name. Only
 * the {@code throughput} of a path is such a text, for example {@code 20 in 30 s, 10 infantry back}. Other parts of a level
 * refer to the agent object, not to its name.
 */
public final class ElementChange {

	private ElementChange() {
	}

	/** Returns one command that sets several features of an element. Can run if at least one feature changes. */
	public static Command of(String label, EObject element, Map<? extends EStructuralFeature, ?> values) {
		Command change = SetCommand.ofAll(label, element, values);
		if (!(element instanceof AgentType agent) || !(values.get(Literals.AGENT_TYPE__NAME) instanceof String name)) {
			return change;
		}
		List<Command> texts = renamed(label, agent, name);
		if (texts.isEmpty() || !change.canExecute()) {
			return change;
		}
		CompoundCommand all = new CompoundCommand(label);
		all.add(change);
		texts.forEach(all::add);
		return all;
	}

	/**
	 * Returns the commands that give an agent another name in the texts of its level.
	 *
	 * @param name the new name of the agent, or the name of the agent that replaces it
	 */
	static List<Command> renamed(String label, AgentType agent, String name) {
		List<Command> commands = new ArrayList<>();
		if (agent.eContainer() instanceof Level level && agent.getName() != null && !agent.getName().equals(name)) {
			level.eAllContents().forEachRemaining(part -> {
				if (part instanceof PathProbe path && Throughput.isValid(path.getThroughput())
						&& Throughput.parse(path.getThroughput()).back().equals(agent.getName())) {
					commands.add(new SetCommand(label, path, Literals.PATH_PROBE__THROUGHPUT,
							Throughput.parse(path.getThroughput()).withBack(name).format()));
				}
			});
		}
		return commands;
	}
}
