package org.leeway.ui.map.commands;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

import org.eclipse.emf.common.util.EList;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A factory of new agents, terrains, notes, spawns and probes. A probe is a start and a goal between which Leeway tests an
 * agent's route. Names and ids are unused in the level.
 */
public final class NewElements {

	private static final String PROBE = "probe";

	private NewElements() {
	}

	/** Returns whether a name looks like the names that {@link #probe} gives, such as {@code probe1}. */
	public static boolean isNumbered(String name) {
		return name.matches(PROBE + "\\d+");
	}

	/** Creates an agent of size 1 that crosses the level's first terrain. */
	public static AgentType agent(Level level) {
		AgentType agent = LevelFactory.eINSTANCE.createAgentType();
		agent.setName(unused("agent", level.getAgentTypes(), AgentType::getName));
		level.getTerrainTypes().stream().findFirst().ifPresent(agent.getCapability()::add);
		return agent;
	}

	/**
	 * Returns an unused name for the copy of an agent, such as {@code tank 2}.
	 *
	 * @param all the agents whose names are in use
	 */
	public static String nameAfter(AgentType agent, EList<AgentType> all) {
		String stem = agent.getName().replaceFirst(" \\d+$", "") + " ";
		Set<String> used = new HashSet<>();
		all.forEach(each -> used.add(each.getName()));
		int number = 2;
		while (used.contains(stem + number)) {
			number++;
		}
		return stem + number;
	}

	/** Returns whether every id of a terrain is in use. */
	public static boolean hasAllTerrains(Level level) {
		return level.getTerrainTypes().size() >= TerrainGrid.TERRAINS;
	}

	/** Creates a grey terrain with the smallest id that is free. There must be a free id. */
	public static TerrainType terrain(Level level) {
		TerrainType terrain = LevelFactory.eINSTANCE.createTerrainType();
		int id = 0;
		while (isUsed(level, id)) {
			id++;
		}
		terrain.setId(id);
		terrain.setName(unused("terrain", level.getTerrainTypes(), TerrainType::getName));
		terrain.setColour("#9e9e9e");
		terrain.setGlyph("?");
		return terrain;
	}

	/**
	 * Creates a probe, which tests an agent's route from a start to a goal. The probe gets an unused name. Its start and
	 * its goal are both at the cell (0, 0).
	 */
	public static PathProbe probe(Level level, AgentType agent) {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName(unused(PROBE, level.getProbes(), PathProbe::getName));
		probe.setAgent(agent);
		return probe;
	}

	/**
	 * Creates a note with an unused name. In a symmetric level, the copies of the note on the other sides will get the same name.
	 */
	public static Annotation note(Level level) {
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName(unused("Note ", level.getAnnotations(), Annotation::getName));
		return note;
	}

	/** Creates a spawn of player 1 on a cell. The spawn may get another player when it is added to a level. */
	public static Spawn spawn(Cell cell) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(cell.x());
		spawn.setY(cell.y());
		spawn.setPlayer(1);
		return spawn;
	}

	private static boolean isUsed(Level level, int id) {
		return level.getTerrainTypes().stream().anyMatch(terrain -> terrain.getId() == id);
	}

	private static <T> String unused(String stem, EList<T> elements, Function<T, String> name) {
		Set<String> used = new HashSet<>();
		elements.forEach(element -> used.add(name.apply(element)));
		int number = 1;
		while (used.contains(stem + number)) {
			number++;
		}
		return stem + number;
	}
}
