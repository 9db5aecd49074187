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
		/** The part as it will be after the edit under way. */
		PREVIEWED,
		/**
		 * The part as it would have been after an edit that was refused. Or the place where the edited mesh would have violated
		 * a rule.
		 */
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
