package org.leeway.core.level.preset;

import java.util.List;

import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The terrains and agents of imported maps whose format has no terrains or no agents. The five terrains are the terrains of
 * MovingAI maps: ground {@code .}, swamp {@code S}, water {@code W}, trees {@code T}, out {@code @}. The three agents have the
 * sizes 1, 2 and 3, and cross ground and swamp. New levels use {@link StandardTemplates} instead.
 */
public final class LevelTemplates {

	/** The id of the terrain that fills a new level. */
	public static final int GROUND = 0;

	private static final String CAPABILITY = "ground+swamp";

	private LevelTemplates() {
	}

	/**
	 * Returns a new level whose cells are all ground.
	 *
	 * @throws IllegalArgumentException if the size is out of range, see {@link TerrainGrid#checkSize}
	 */
	public static Level level(String name, int width, int height) {
		return level(name, TerrainGrid.filled(width, height, GROUND));
	}

	/** Returns a new level with a given grid. The grid has the ids of {@link #terrainTypes()}. */
	public static Level level(String name, TerrainGrid grid) {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setName(name);
		level.setTerrain(grid);
		level.getTerrainTypes().addAll(terrainTypes());
		agents().forEach(agent -> level.getAgentTypes().add(agent.in(level.getTerrainTypes())));
		return level;
	}

	/** Creates terrain types with the ids 0 to 4: ground, swamp, water, trees, out. */
	public static List<TerrainType> terrainTypes() {
		return List.of(terrainType(GROUND, "ground", "#d8cba6", "."), terrainType(1, "swamp", "#8d9a5e", "S"),
				terrainType(2, "water", "#5b8fb9", "W"), terrainType(3, "trees", "#4a7a46", "T"),
				terrainType(4, "out", "#33363b", "@"));
	}

	/** Returns a new terrain type of speed 1. */
	public static TerrainType terrainType(int id, String name, String colour, String glyph) {
		TerrainType terrain = LevelFactory.eINSTANCE.createTerrainType();
		terrain.setId(id);
		terrain.setName(name);
		terrain.setColour(colour);
		terrain.setGlyph(glyph);
		return terrain;
	}

	/** Returns the default agents of a level that is made from a map without terrains and agents. */
	public static List<AgentPreset> agents() {
		return List.of(new AgentPreset("small", 1, CAPABILITY), new AgentPreset("medium", 2, CAPABILITY),
				new AgentPreset("large", 3, CAPABILITY));
	}

	/** Returns a new agent type. */
	public static AgentType agentType(String name, int size, List<TerrainType> capability) {
		AgentType agent = LevelFactory.eINSTANCE.createAgentType();
		agent.setName(name);
		agent.setSize(size);
		agent.getCapability().addAll(capability);
		return agent;
	}
}
