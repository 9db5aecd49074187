package org.leeway.ui.map.commands;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/**
 * Takes an object out of the list that contains it; undo puts it back in its place. Cannot run where the level needs
 * the object: a terrain that a cell has or an agent crosses, an agent that a path probe asks for, whose finding is
 * accepted or whose spawn it is. Does nothing where another part of a larger command has taken the object out already.
 */
public final class RemoveCommand extends Command {

	private final EObject element;
	private List<EObject> list;
	private int index;

	public RemoveCommand(String label, EObject element) {
		super(label);
		this.element = element;
	}

	@Override
	public boolean canExecute() {
		return element.eContainer() instanceof Level level && !isNeeded(level);
	}

	private boolean isNeeded(Level level) {
		return switch (element) {
		case TerrainType terrain -> isNeeded(terrain, level);
		case AgentType agent -> level.getProbes().stream().anyMatch(probe -> probe.getAgent() == agent)
				|| level.getAccepted().stream().anyMatch(accepted -> accepted.getAgent() == agent)
				|| level.getSpawns().stream().anyMatch(spawn -> spawn.getAgents().contains(agent));
		default -> false;
		};
	}

	private static boolean isNeeded(TerrainType terrain, Level level) {
		return level.getTerrain().histogram()[terrain.getId()] > 0
				|| level.getAgentTypes().stream().anyMatch(agent -> agent.getCapability().contains(terrain));
	}

	@Override
	@SuppressWarnings("unchecked")
	public void execute() {
		list = element.eContainer() == null ? null
				: (List<EObject>) element.eContainer().eGet(element.eContainmentFeature());
		if (list != null) {
			index = list.indexOf(element);
			list.remove(index);
		}
	}

	@Override
	public void undo() {
		if (list != null) {
			list.add(index, element);
		}
	}
}
