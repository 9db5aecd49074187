package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.core.layer.DiscGeometry;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ClassifiedBitangent;

/**
 * The geometry for a disc agent as the map draws it.
 *
 * @param geometry the geometry. Null to draw nothing
 * @param lines the straight edges of the tangent graph. Two edges in opposite directions are one line
 * @param arcs the edges of the tangent graph along obstacles. Adjoining edges are joined
 * @param bitangents the bitangents of two selected obstacles, drawn in place of the whole graph
 * @param pair the outlines of the two inflated circles whose bitangents are shown
 * @param words indexed as {@code bitangents}: the reason why the bitangent is an edge or not. Empty if there are too many
 * @param note a remark about the picture, possibly empty
 * @param grownAlpha of the outlines of inflated obstacles, 0 to 255
 * @param graphAlpha of the tangent graph and the bitangents, 0 to 255
 * @param gapsAlpha of the gaps, which are the narrowest places between neighbouring obstacles, 0 to 255
 */
public record TangentPicture(DiscGeometry geometry, List<Segment> lines, List<PathSegment> arcs,
		List<ClassifiedBitangent> bitangents, List<PathSegment> pair, List<String> words, String note, int grownAlpha,
		int graphAlpha, int gapsAlpha) {

	/** The empty picture, which paints nothing. */
	public static final TangentPicture NONE = new TangentPicture(null, List.of(), List.of(), List.of(),
			List.of(), List.of(), "", 0, 0, 0);

	public TangentPicture {
		lines = List.copyOf(lines);
		arcs = List.copyOf(arcs);
		bitangents = List.copyOf(bitangents);
		pair = List.copyOf(pair);
		words = List.copyOf(words);
	}
}
