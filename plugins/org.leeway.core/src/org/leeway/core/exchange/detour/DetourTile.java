package org.leeway.core.exchange.detour;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.DetourProvider;
import org.leeway.pathing.navmesh.engine.EngineTiles;

/** The data of a tile. */
final class DetourTile {

	private static final int MAGIC = 'D' << 24 | 'N' << 16 | 'A' << 8 | 'V';
	private static final int VERSION = 7;
	private static final int HEADER = 100;
	private static final int VERTEX = 12;
	private static final int POLY = 32;
	/** With references of 32 bits. */
	private static final int LINK = 12;
	private static final int DETAIL = 12;
	private static final int TRIANGLE = 4;
	private static final int MOST = 0xffff;
	private static final int OUTER = 0x8000;
	/** Bits of the edges of a triangle that are edges of its polygon. */
	private static final int FIRST_EDGE = 1;
	private static final int SECOND_EDGE = 1 << 2;
	private static final int THIRD_EDGE = 1 << 4;

	private final NavMesh mesh;
	private final List<Integer> faces;
	private final EngineTiles tiles;
	private final int tile;
	private final DetourAgent agent;
	/** By face of the mesh, its number in the tile. */
	private final Map<Integer, Integer> numbers = new HashMap<>();
	/** By vertex of the mesh, its number in the tile, in order. */
	private final Map<Integer, Integer> vertices = new LinkedHashMap<>();
	private int edges;
	private int outer;
	private int triangles;

	/** @throws IOException if the tile has too many vertices or polygons */
	DetourTile(NavMesh mesh, List<Integer> faces, EngineTiles tiles, int tile, DetourAgent agent) throws IOException {
		this.mesh = mesh;
		this.faces = faces;
		this.tiles = tiles;
		this.tile = tile;
		this.agent = agent;
		faces.forEach(face -> numbers.put(face, numbers.size()));
		for (int face : faces) {
			edges += mesh.size(face);
			triangles += mesh.size(face) - 2;
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				vertices.putIfAbsent(mesh.origin(edge), vertices.size());
				outer += isOuter(edge) ? 1 : 0;
			}
		}
		if (vertices.size() >= MOST || faces.size() >= OUTER) {
			throw new IOException("a tile of " + vertices.size() + " vertices and " + faces.size()
					+ " polygons, expected fewer than 65535 and 32768; a smaller --tile-size may do");
		}
	}

	private boolean isOuter(int edge) {
		return !mesh.isWall(edge) && !numbers.containsKey(mesh.face(mesh.twin(edge)));
	}

	byte[] data() {
		int links = edges + 2 * outer;
		BoundsTree tree = new BoundsTree(faces.size());
		ByteBuffer out = DetourSet.buffer(HEADER + VERTEX * vertices.size() + POLY * faces.size() + LINK * links
				+ DETAIL * faces.size() + TRIANGLE * triangles + BoundsTree.NODE * tree.size());
		writeHeader(out, links, tree.size());
		for (int vertex : vertices.keySet()) {
			out.putFloat(x(vertex)).putFloat(0).putFloat(z(vertex));
		}
		faces.forEach(face -> writePoly(out, face));
		out.position(out.position() + LINK * links);
		writeDetails(out);
		for (int number = 0; number < faces.size(); number++) {
			addBounds(tree, number);
		}
		tree.write(out);
		return out.array();
	}

	private int column() {
		return tile % tiles.columns();
	}

	private int row() {
		return tile / tiles.columns();
	}

	private void writeHeader(ByteBuffer out, int links, int nodes) {
		out.putInt(MAGIC).putInt(VERSION).putInt(column()).putInt(row()).putInt(0).putInt(agent.userId());
		out.putInt(faces.size()).putInt(vertices.size()).putInt(links).putInt(faces.size()).putInt(0).putInt(triangles);
		out.putInt(nodes).putInt(0).putInt(faces.size());
		out.putFloat(0).putFloat(agent.radius()).putFloat(0);
		out.putFloat(scaled(tiles.left(column()))).putFloat(0).putFloat(scaled(tiles.top(row())));
		out.putFloat(scaled(tiles.left(column() + 1))).putFloat(0).putFloat(scaled(tiles.top(row() + 1)));
		out.putFloat((float) (BoundsTree.STEPS / agent.scale()));
	}

	private float scaled(double cells) {
		return (float) (agent.scale() * cells);
	}

	private float x(int vertex) {
		return scaled(mesh.x(vertex));
	}

	private float z(int vertex) {
		return scaled(mesh.y(vertex));
	}

	/** Edge i of a polygon goes from its vertex i to the next one, against the direction of the half-edges. */
	private void writePoly(ByteBuffer out, int face) {
		int size = mesh.size(face);
		int last = mesh.firstEdge(face + 1) - 1;
		out.putInt(-1);
		for (int i = 0; i < DetourProvider.VERTICES; i++) {
			out.putShort((short) (i < size ? vertices.get(mesh.origin(last - i)) : 0));
		}
		for (int i = 0; i < DetourProvider.VERTICES; i++) {
			out.putShort((short) (i < size ? neighbour(mesh.previous(last - i)) : 0));
		}
		out.putShort((short) agent.flags(mesh.terrain(face)));
		out.put((byte) size).put((byte) agent.area(mesh.terrain(face)));
	}

	private int neighbour(int edge) {
		if (mesh.isWall(edge)) {
			return 0;
		}
		return isOuter(edge) ? OUTER | side(edge) : numbers.get(mesh.face(mesh.twin(edge))) + 1;
	}

	/** The side of the tile at which an edge lies, as Detour numbers them: x+, z+, x-, z-. */
	private int side(int edge) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		if (mesh.x(a) == mesh.x(b)) {
			return mesh.x(a) == tiles.left(column()) ? 4 : 0;
		}
		return mesh.y(a) == tiles.top(row()) ? 6 : 2;
	}

	/** Fans of triangles without vertices of their own. */
	private void writeDetails(ByteBuffer out) {
		int first = 0;
		for (int face : faces) {
			int count = mesh.size(face) - 2;
			out.putInt(0).putInt(first).put((byte) 0).put((byte) count).putShort((short) 0);
			first += count;
		}
		for (int face : faces) {
			for (int i = 2; i < mesh.size(face); i++) {
				int own = SECOND_EDGE | (i == 2 ? FIRST_EDGE : 0) | (i == mesh.size(face) - 1 ? THIRD_EDGE : 0);
				out.put((byte) 0).put((byte) (i - 1)).put((byte) i).put((byte) own);
			}
		}
	}

	private void addBounds(BoundsTree tree, int number) {
		int face = faces.get(number);
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			tree.add(number, mesh.x(mesh.origin(edge)) - tiles.left(column()), mesh.y(mesh.origin(edge)) - tiles.top(row()));
		}
	}
}
