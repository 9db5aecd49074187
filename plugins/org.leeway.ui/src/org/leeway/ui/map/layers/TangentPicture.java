package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.core.layer.DiscGeometry;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ClassifiedBitangent;

/**
 * The picture of the tangent graph for a disc agent. The shortest paths of the disc's centre around the inflated obstacles
 * consist of lines and arcs. The graph has these lines and arcs as edges.
 *
 * @param geometry the inflated obstacles and the graph. Null to draw nothing
 * @param lines the straight edges of the graph. A line stands for two edges in opposite directions
 * @param arcs the edges of the graph along obstacles. Adjoining edges are joined to one arc
 * @param bitangents the segments that touch both of two selected obstacles. Drawn in place of the graph
 * @param pair the outlines of the two inflated circles whose bitangents are shown
 * @param words a text for each of {@code bitangents}: why the bitangent is an edge of the graph, or why not. Empty if there are
 * too many bitangents
 * @param note a remark about the picture, possibly empty
 * @param grownAlpha the opacity of the outlines of inflated obstacles, 0 to 255
 * @param graphAlpha the opacity of the tangent graph and the bitangents, 0 to 255
 * @param gapsAlpha the opacity of the gaps, the narrowest places between neighbouring obstacles, 0 to 255
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
