package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Point;

/** The marked vertices, edges and polygons of a mesh. The mesh tool decides which parts are marked. */
public record MeshHandles(List<Handle> handles) {

	/** The empty picture, which paints nothing. */
	public static final MeshHandles NONE = new MeshHandles(List.of());

	/** The reason why a part of the mesh is marked. */
	public enum Role {
		/** The part under the mouse. */
		HOVERED,
		/** The part that keys and menus change. */
		SELECTED,
		/** The part as it will be after the edit under way. */
		PREVIEWED,
		/** The mark of a refused edit. Shows the part as it would be after the edit, or the place where the edit was refused. */
		REFUSED
	}

	/**
	 * A part of the mesh.
	 *
	 * @param places in cells: 1 for a vertex, 2 for the ends of an edge, 3 or more for the corners of a polygon
	 */
	public record Handle(Role role, List<Point> places) {
		public Handle {
			places = List.copyOf(places);
		}
	}

	public MeshHandles {
		handles = List.copyOf(handles);
	}
}
