package org.leeway.ui.map.kinds;

import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;

/** The kind of terrains. */
final class TerrainKind extends ElementKind<TerrainType> {

	TerrainKind() {
		super(Literals.LEVEL__TERRAIN_TYPES, "terrain", "Terrains");
	}

	@Override
	public boolean isNeeded(TerrainType terrain, Level level) {
		return level.getTerrain().histogram()[terrain.getId()] > 0
				|| level.getAgentTypes().stream().anyMatch(agent -> agent.getCapability().contains(terrain))
				|| level.getNavMeshes().stream().anyMatch(mesh -> mesh.getCapability().contains(terrain));
	}
}
