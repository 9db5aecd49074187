package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Point;

/** The parts of a mesh that the tool for meshes works on. */
public record MeshHandles(List<Handle> handles) {

	/** The empty picture, which paints nothing. */
	public static final MeshHandles NONE = new MeshHandles(List.of());

	/** The meaning of a part for the tool. */
	public enum Role {
		/** The part under the mouse. */
		HOVERED,
		/** The part that keys and menus change. */
		SELECTED,
		/** The part as the edit would leave it. */
		PREVIEWED,
		/** The part as a refused edit would have left it. */
		REFUSED
	}

	/**
	 * One part.
	 *
	 * @param places in cells: of a vertex, of the ends of an edge, or of the corners of a polygon
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
