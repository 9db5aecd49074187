package org.leeway.pathing.navmesh.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The half-edges of a {@link CutMesh} while {@link MeshCutter} creates them. A stack holds the outlines that are not complete
 * yet. Each outline becomes a face.
 * <p> Each edge has a number, called <em>link</em>. Both half-edges of an edge store the link, so each half-edge can find its
 * opposite. Gaps cut the edges of the mesh into pieces. The link of a piece is the number of the piece in {@link Cells}. New
 * edges along gaps get higher links.
 */
final class CutEdges {

	/** The half-edges of one outline. Reused for one outline after another. */
	private static final class Outline {

		private int room;
		private int gap;
		private int vertex;
		private int count;
		private int[] origins = new int[8];
		private int[] links = new int[8];

		private void add(int origin, int link, int itsRoom) {
			if (count == links.length) {
				origins = Arrays.copyOf(origins, 2 * count);
				links = Arrays.copyOf(links, 2 * count);
			}
			origins[count] = origin;
			links[count++] = link;
			room = itsRoom;
		}
	}

	private final List<Outline> stack = new ArrayList<>();
	private int depth;
	private int[] firstEdges = new int[64];
	private int[] rooms = new int[64];
	private int faces;
	private int[] origins = new int[256];
	private int[] links = new int[256];
	private int count;
	/**
	 * Indexed by link, that is, by the number of an edge: the width of the edge. This is the radius of the largest disc
	 * whose centre passes through the edge, in cells. The width is 0 at a wall.
	 */
	private double[] widths;
	/**
	 * The two faces of each edge. The edge with link (number) {@code i} has the entries {@code 2 * i} and
	 * {@code 2 * i + 1}. At a wall, the second entry is {@link NavMesh#NONE}.
	 */
	private int[] linked;
	private int linkCount;

	/**
	 * Creates the edges for a mesh, at first without outlines of faces.
	 *
	 * @param widths indexed by piece of an edge: the radius of the largest disc whose centre passes through the piece, in cells
	 */
	CutEdges(double[] widths) {
		this.widths = widths;
		this.linkCount = widths.length;
		this.linked = new int[2 * linkCount];
		Arrays.fill(linked, NavMesh.NONE);
	}

	/**
	 * Begins a new outline, and pushes the outline onto the stack.
	 *
	 * @param gap the gap along which the outline will be closed, or {@link NavMesh#NONE} for the outline of the whole
	 * face
	 * @param vertex the vertex at which the outline begins
	 */
	void begin(int gap, int vertex) {
		if (depth == stack.size()) {
			stack.add(new Outline());
		}
		Outline outline = stack.get(depth++);
		outline.gap = gap;
		outline.vertex = vertex;
		outline.count = 0;
	}

	/**
	 * Returns the gap along which {@link #closeAlongGap} will close the outline on top of the stack. {@link NavMesh#NONE} for
	 * the outline of the whole face.
	 */
	int gap() {
		return stack.get(depth - 1).gap;
	}

	/** Returns the vertex at which the outline on top of the stack begins. */
	int vertex() {
		return stack.get(depth - 1).vertex;
	}

	/**
	 * Adds a piece of an edge to the outline on top of the stack.
	 *
	 * @param origin the vertex at which the piece begins
	 * @param piece the number of the piece in {@link Cells}
	 * @param room the room beside the piece, see {@link CutMesh}
	 */
	void addPiece(int origin, int piece, int room) {
		stack.get(depth - 1).add(origin, piece, room);
	}

	/**
	 * Closes the outline on top of the stack with a new edge along its gap. The outline leaves the stack and becomes a face.
	 * The outline that is now on top of the stack gets the opposite half-edge. If the outline is a single half-edge, this
	 * half-edge already runs along the gap, so the outline has no area. In this case, no edge and no face are made. The outline
	 * that is now on top gets the opposite of the single half-edge.
	 *
	 * @param end the vertex at which the outline ends
	 * @param width the radius of the largest disc whose centre passes through the new edge, in cells
	 * @param inside the room of the closed outline, see {@link CutMesh}
	 * @param outside the room on the other side of the gap, see {@link CutMesh}
	 */
	void closeAlongGap(int end, double width, int inside, int outside) {
		Outline outline = stack.get(--depth);
		Outline below = stack.get(depth - 1);
		int link = outline.links[0];
		if (outline.count == 1) {
			widths[link] = Math.min(widths[link], width);
		} else {
			link = addLink(width);
			outline.add(end, link, inside);
			addFace(outline);
		}
		below.add(outline.vertex, link, outside);
	}

	/**
	 * Removes the last outline from the stack, and makes a face of it. This face is what remains of a face of the mesh after
	 * gaps have cut off parts. If the outline has only two half-edges, it has no area. Then no face is made, and the two edges
	 * are merged, because they lie at the same place.
	 */
	void close() {
		Outline outline = stack.get(--depth);
		if (outline.count == 2) {
			int piece = Math.min(outline.links[0], outline.links[1]);
			replace(Math.max(outline.links[0], outline.links[1]), piece);
		} else {
			addFace(outline);
		}
	}

	/**
	 * Merges two edges that lie at the same place: an edge along a gap, and a piece of an edge of the mesh. The merged
	 * edge has the number of the piece, and the smaller of the two widths.
	 *
	 * @param part the number of the edge along the gap
	 * @param piece the number of the piece
	 */
	private void replace(int part, int piece) {
		int face = linked[2 * part];
		widths[piece] = Math.min(widths[piece], widths[part]);
		link(piece, face);
		for (int edge = firstEdges[face]; edge < firstEdges[face + 1]; edge++) {
			links[edge] = links[edge] == part ? piece : links[edge];
		}
	}

	private void link(int link, int face) {
		linked[2 * link + (linked[2 * link] == NavMesh.NONE ? 0 : 1)] = face;
	}

	private int addLink(double width) {
		if (linkCount == widths.length) {
			widths = Arrays.copyOf(widths, 2 * linkCount);
			linked = Arrays.copyOf(linked, 4 * linkCount);
			Arrays.fill(linked, 2 * linkCount, linked.length, NavMesh.NONE);
		}
		widths[linkCount] = width;
		return linkCount++;
	}

	private void addFace(Outline outline) {
		if (faces + 1 == firstEdges.length) {
			firstEdges = Arrays.copyOf(firstEdges, 2 * firstEdges.length);
			rooms = Arrays.copyOf(rooms, firstEdges.length);
		}
		for (int i = 0; i < outline.count; i++) {
			addEdge(outline.origins[i], outline.links[i]);
		}
		rooms[faces++] = outline.room;
		firstEdges[faces] = count;
	}

	private void addEdge(int origin, int link) {
		if (count == links.length) {
			origins = Arrays.copyOf(origins, 2 * count);
			links = Arrays.copyOf(links, 2 * count);
		}
		link(link, faces);
		origins[count] = origin;
		links[count++] = link;
	}

	/**
	 * Returns the mesh of all faces.
	 *
	 * @param xy the coordinates {@code x0, y0, x1, y1, ...} of all vertices
	 */
	CutMesh mesh(double[] xy, RoomTree tree) {
		int[] across = new int[count];
		double[] ofEdges = new double[count];
		for (int face = 0; face < faces; face++) {
			for (int edge = firstEdges[face]; edge < firstEdges[face + 1]; edge++) {
				int link = links[edge];
				across[edge] = linked[2 * link] == face ? linked[2 * link + 1] : linked[2 * link];
				ofEdges[edge] = across[edge] == NavMesh.NONE ? 0 : widths[link];
			}
		}
		int[] ofFaces = new int[faces];
		Arrays.setAll(ofFaces, face -> tree.number(rooms[face]));
		return new CutMesh(xy, Arrays.copyOf(firstEdges, faces + 1), Arrays.copyOf(origins, count), across, ofEdges, ofFaces,
				tree.parents(), tree.exits());
	}
}
