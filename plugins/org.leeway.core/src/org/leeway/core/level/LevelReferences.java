package org.leeway.core.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.leeway.core.level.value.Quotes;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.MergeConflict;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;

/**
 * The references of a level file to terrains and agents. They are resolved when the whole file has been read. EMF
 * itself would search the level for each reference, which needs quadratic time.
 */
final class LevelReferences {

	private static final Pattern INDEXED = Pattern.compile("//@(\\w+)\\.(\\d{1,9})");

	private record Reference(EObject from, EReference reference, String names) {
	}

	private final List<Reference> references = new ArrayList<>();
	private final Map<String, TerrainType> terrains = new HashMap<>();
	private final Map<String, AgentType> agents = new HashMap<>();

	/**
	 * Records a reference, which is resolved after the whole file has been read.
	 *
	 * @param names the names of the objects that {@code reference} refers to, separated by blanks
	 */
	void add(EObject from, EReference reference, String names) {
		references.add(new Reference(from, reference, names));
	}

	void resolve(Level level) {
		level.getTerrainTypes().stream().filter(terrain -> terrain.getName() != null)
				.forEach(terrain -> terrains.putIfAbsent(TerrainName.reference(terrain.getName()), terrain));
		level.getAgentTypes().forEach(agent -> agents.putIfAbsent(fragment(level, agent), agent));
		references.forEach(this::resolve);
	}

	private static String fragment(Level level, AgentType agent) {
		return "//" + ((InternalEObject) level).eURIFragmentSegment(LevelPackage.Literals.LEVEL__AGENT_TYPES, agent);
	}

	private void resolve(Reference reference) {
		if (reference.reference().getEReferenceType() == LevelPackage.Literals.TERRAIN_TYPE) {
			resolveCapability(reference);
		} else if (reference.reference() == LevelPackage.Literals.SPAWN__AGENTS) {
			resolveAgents(reference);
		} else if (reference.reference() == LevelPackage.Literals.MERGE_CONFLICT__TARGET) {
			((MergeConflict) reference.from()).setTarget(target(reference, reference.names().strip()));
		} else {
			reference.from().eSet(reference.reference(), agent(reference, reference.names()));
		}
	}

	@SuppressWarnings("unchecked")
	private void resolveCapability(Reference reference) {
		EList<TerrainType> capability = (EList<TerrainType>) reference.from().eGet(reference.reference());
		for (String name : reference.names().strip().split("\\s+")) {
			TerrainType terrain = terrains.get(name);
			if (terrain == null && !name.isEmpty()) {
				throw LevelProblem.of(reference.from(), "capability: terrain " + Quotes.quote(name)
						+ " does not exist, expected " + Quotes.list(terrains.keySet()));
			}
			if (terrain != null && !capability.add(terrain)) {
				throw LevelProblem.of(reference.from(), "capability: terrain " + Quotes.quote(name)
						+ " stands twice, expected once");
			}
		}
	}

	private void resolveAgents(Reference reference) {
		EList<AgentType> users = ((Spawn) reference.from()).getAgents();
		for (String name : reference.names().strip().split("\\s+")) {
			if (!users.add(agent(reference, name))) {
				throw LevelProblem.of(reference.from(), "agent " + Quotes.quote(name) + " stands twice, expected once");
			}
		}
	}

	/**
	 * Returns the object to which a conflict refers. A conflict refers to a terrain or an agent by its name. For any other object,
	 * the conflict has the index of the object in its list, as in {@code //@circles.0}.
	 */
	private EObject target(Reference reference, String name) {
		EObject named = name.startsWith("//") ? agents.get(name) : terrains.get(name);
		EObject target = named == null ? indexed((Level) reference.from().eContainer(), name) : named;
		if (target == null) {
			throw LevelProblem.of(reference.from(), "target " + Quotes.quote(name)
					+ " does not exist, expected an object of the level, such as //@circles.0");
		}
		return target;
	}

	private static EObject indexed(Level level, String name) {
		Matcher parts = INDEXED.matcher(name);
		return parts.matches() && level.eClass().getEStructuralFeature(parts.group(1)) instanceof EReference list
				&& level.eGet(list) instanceof EList<?> all && Integer.parseInt(parts.group(2)) < all.size()
						? (EObject) all.get(Integer.parseInt(parts.group(2))) : null;
	}

	private AgentType agent(Reference reference, String name) {
		AgentType agent = agents.get(name.strip());
		if (agent == null) {
			throw LevelProblem.of(reference.from(), "agent "
					+ Quotes.quote(name) + " does not exist, expected " + Quotes.list(namesOfAgents()));
		}
		return agent;
	}

	/** Returns the texts by which level files refer to agents, for messages. Leaves out agents without a name. */
	private List<String> namesOfAgents() {
		return agents.entrySet().stream().filter(agent -> agent.getValue().getName() != null).map(Map.Entry::getKey).toList();
	}
}
