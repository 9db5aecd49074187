package org.leeway.ui.map.kinds;

import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;

/** The kind of terrains. */
final class TerrainKind extends ElementKind<TerrainType> {

	TerrainKind() {
		super(Literals.LEVEL__TERRAIN_TYPES, "terrain", "Terrains");
	}
}
