package org.leeway.ui.map.layers;

import java.util.List;
import java.util.function.ToIntFunction;

import org.leeway.core.layer.LayerDescriptor;
import org.leeway.pathing.geom.Point;
import org.leeway.ui.settings.MapLayers;

/**
 * The meshes of a level as the map draws them.
 *
 * @param chosen the mesh to draw with all details
 * @param others meshes of which only walls and portals are drawn, in paler colours
 * @param wrong the places where polygons violate the rules of a mesh, in cells
 * @param stale whether the level has changed since the meshes were made. Stale meshes are dimmed
 * @param terrainColours {@code 0xRRGGBB} of each of the 256 terrain ids
 * @param widths the widths of the portals of the chosen mesh. Until they are computed, the widths of an earlier mesh
 */
public record MeshPicture(MeshPlot chosen, List<MeshPlot> others, List<Point> wrong, boolean stale, Opacities opacities,
		int[] terrainColours, PortalWidths widths) {

	/** The empty picture, which paints nothing. */
	public static final MeshPicture NONE = new MeshPicture(MeshPlot.EMPTY, List.of(), List.of(), false,
			new Opacities(0, 0, 0, 0, 0, 0), new int[0], PortalWidths.NONE);

	/** The alpha values of the parts of a mesh, 0 to 255. Hidden parts have 0. */
	public record Opacities(int lines, int faces, int dual, int vertices, int normals, int widths) {

		/**
		 * Creates the opacities from the alpha values of layers.
		 *
		 * @param alpha returns the alpha value of a layer of {@link MapLayers}
		 */
		public static Opacities of(ToIntFunction<LayerDescriptor> alpha) {
			return new Opacities(alpha.applyAsInt(MapLayers.NAV_MESHES), alpha.applyAsInt(MapLayers.MESH_FACES),
					alpha.applyAsInt(MapLayers.MESH_DUAL), alpha.applyAsInt(MapLayers.MESH_VERTICES),
					alpha.applyAsInt(MapLayers.MESH_NORMALS), alpha.applyAsInt(MapLayers.MESH_WIDTHS));
		}

		boolean isNothing() {
			return (lines | faces | dual | vertices | normals | widths) == 0;
		}
	}

	public MeshPicture {
		others = List.copyOf(others);
		wrong = List.copyOf(wrong);
	}

	/** Returns whether everything but the chosen mesh is equal in this picture and an earlier picture. */
	boolean differsInMeshOnly(MeshPicture before) {
		return others.equals(before.others) && wrong.equals(before.wrong) && stale == before.stale
				&& opacities.equals(before.opacities) && terrainColours == before.terrainColours && widths == before.widths;
	}
}
