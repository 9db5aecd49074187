package org.leeway.ui.map.kinds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.jobs.LayerMesh;
import org.leeway.core.text.Counts;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.DerivedMesh;
import org.leeway.ui.settings.MapLayers;

/**
 * The kind of mesh layers. A stored mesh can be moved. A generated mesh cannot be moved, because it is generated again
 * after each change of the level.
 */
final class MeshKind extends ObjectKind<NavMeshLayer> {

	MeshKind() {
		super(Literals.LEVEL__NAV_MESHES, "mesh", "Meshes", MapLayers.NAV_MESHES);
	}

	/** Returns an empty text, because a mesh lies on the whole map. */
	@Override
	public String place(NavMeshLayer layer) {
		return "";
	}

	/**
	 * Returns a description of a layer: its name, whether its mesh is generated or edited by hand, and the number of
	 * polygons.
	 */
	@Override
	public String listing(NavMeshLayer layer) {
		String name = layer.getName() == null ? "" : layer.getName() + ", ";
		String size = DerivedMesh.of(layer).map(DerivedMesh::mesh).map(mesh -> mesh.problem()
				.map(MeshException::problem).orElse(polygons(mesh))).map(words -> ", " + words).orElse("");
		return name + (layer.getMesh() == null ? "generated" + purpose(layer) : "edited by hand") + size;
	}

	private static String polygons(LayerMesh mesh) {
		return Counts.of(mesh.statistics().faces(), "polygon");
	}

	private static String purpose(NavMeshLayer layer) {
		return " for " + (layer.getAgent() != null ? layer.getAgent().getName()
				: layer.getCapability().stream().map(TerrainType::getName).collect(Collectors.joining("+")));
	}

	@Override
	public boolean hasPartners() {
		return false;
	}

	@Override
	public Map<EStructuralFeature, Object> image(NavMeshLayer layer, Placement placement) {
		PolygonMesh mesh = layer.getMesh();
		return mesh == null ? Map.of() : Map.of(Literals.NAV_MESH_LAYER__MESH, image(mesh, placement));
	}

	/**
	 * Returns a mesh after a move, a turn or a flip. A flip makes clockwise polygons anticlockwise. So after a flip, the
	 * order of the corners of each polygon is reversed.
	 */
	private static PolygonMesh image(PolygonMesh mesh, Placement placement) {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int i = 0; i < mesh.vertexCount(); i++) {
			xy[2 * i] = placement.x(mesh.x(i), mesh.y(i));
			xy[2 * i + 1] = placement.y(mesh.x(i), mesh.y(i));
		}
		List<int[]> polygons = new ArrayList<>();
		short[] terrains = new short[mesh.polygonCount()];
		for (int i = 0; i < terrains.length; i++) {
			int[] polygon = mesh.polygon(i);
			polygons.add(placement.isFlip() ? reversed(polygon) : polygon);
			terrains[i] = (short) mesh.terrain(i);
		}
		List<int[]> walls = new ArrayList<>();
		for (int i = 0; i < mesh.wallCount(); i++) {
			walls.add(new int[] {mesh.wallFrom(i), mesh.wallTo(i)});
		}
		return PolygonMesh.of(xy, polygons, terrains, walls);
	}

	private static int[] reversed(int[] polygon) {
		int[] reversed = new int[polygon.length];
		for (int i = 0; i < polygon.length; i++) {
			reversed[i] = polygon[polygon.length - 1 - i];
		}
		return reversed;
	}
}
