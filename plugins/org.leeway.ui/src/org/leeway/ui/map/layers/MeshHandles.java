package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Point;

/** The parts of a mesh that the tool for meshes works on. */
public record MeshHandles(List<Handle> handles) {

	/** Nothing to see. */
	public static final MeshHandles NONE = new MeshHandles(List.of());

	/** What a part is to the tool. */
	public enum Role {
		/** It is under the mouse. */
		HOVERED,
		/** Keys and menus change it. */
		SELECTED,
		/** It becomes like this. */
		PREVIEWED,
		/** It cannot become like this. */
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
