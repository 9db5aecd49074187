package org.leeway.ui.map.kinds;

import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;
import org.leeway.ui.pictures.KnownPicture;

/** The kind of terrains. */
final class TerrainKind extends ElementKind<TerrainType> {

	TerrainKind() {
		super(Literals.LEVEL__TERRAIN_TYPES, "terrain", "Terrains");
	}

	@Override
	public String listing(TerrainType terrain) {
		return KnownPicture.describe(terrain);
	}
}
