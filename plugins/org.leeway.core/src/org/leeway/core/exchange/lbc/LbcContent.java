package org.leeway.core.exchange.lbc;

import java.util.List;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.navmesh.clearance.CutMesh;
import org.leeway.pathing.world.Diagonals;

/**
 * The content of a file of Leeway Binary Clearance.
 *
 * @param cellScale side of a cell in the unit of the game
 * @param diagonals the rule of diagonal steps
 * @param terrains the names of the terrains
 * @param layers at least one, all of the same size
 * @param units the agents
 * @param meshes a mesh for the terrains of each layer, or empty for a file without meshes
 */
record LbcContent(double cellScale, Diagonals diagonals, List<String> terrains, List<Layer> layers, List<Unit> units,
		List<CutMesh> meshes) {

	/**
	 * The values of a layer.
	 *
	 * @param hasAnchor true if each value is the width of a footprint and is stored at one cell of the footprint, its anchor.
	 * False if each value is about the cell where it is stored
	 * @param capability the names of the terrains that the layer was computed for. May be empty
	 */
	record Layer(OverlayLayer values, boolean hasAnchor, List<String> capability) {
	}

	/**
	 * An agent of the file.
	 *
	 * @param size the side of its footprint in cells
	 * @param radius in cells
	 * @param layer the index of the layer for the terrains that the agent crosses
	 */
	record Unit(String name, int size, double radius, int layer) {
	}

	LbcContent {
		terrains = List.copyOf(terrains);
		layers = List.copyOf(layers);
		units = List.copyOf(units);
		meshes = List.copyOf(meshes);
	}

	int width() {
		return layers.getFirst().values().width();
	}

	int height() {
		return layers.getFirst().values().height();
	}
}
