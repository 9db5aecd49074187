package org.leeway.core.exchange.detour;

import java.io.IOException;
import java.nio.ByteBuffer;

import org.leeway.pathing.navmesh.detour.BoundsTree;
import org.leeway.pathing.navmesh.detour.DetourMesh;
import org.leeway.pathing.navmesh.detour.DetourTile;

/** The bytes of a tile as Detour loads them. */
final class TileData {

	private static final int MAGIC = 'D' << 24 | 'N' << 16 | 'A' << 8 | 'V';
	private static final int VERSION = 7;
	private static final int HEADER = 100;
	private static final int VERTEX = 12;
	private static final int POLY = 32;
	/** Size of a link in bytes, if references have 32 bits. A link connects two neighbouring polygons. */
	private static final int LINK = 12;
	private static final int DETAIL = 12;
	private static final int TRIANGLE = 4;
	private static final int NODE = 16;
	private static final int MOST_VERTICES = 0xffff;
	private static final int MOST_POLYGONS = 0x8000;
	/**
	 * Flag of a triangle of Detour's detail meshes. If set, the first edge of the triangle is an edge of the polygon,
	 * too.
	 */
	private static final int FIRST_EDGE = 1;
	/**
	 * Flag of a triangle of Detour's detail meshes. If set, the second edge of the triangle is an edge of the polygon,
	 * too.
	 */
	private static final int SECOND_EDGE = 1 << 2;
	/**
	 * Flag of a triangle of Detour's detail meshes. If set, the third edge of the triangle is an edge of the polygon,
	 * too.
	 */
	private static final int THIRD_EDGE = 1 << 4;

	private final DetourTile tile;
	private final DetourAgent agent;
	private final int triangles;

	/**
	 * Creates the data of a tile.
	 *
	 * @throws IOException if the tile has too many vertices or polygons
	 */
	TileData(DetourTile tile, DetourAgent agent) throws IOException {
		this.tile = tile;
		this.agent = agent;
		this.triangles = tile.edgeCount() - 2 * tile.polygonCount();
		if (tile.vertexCount() >= MOST_VERTICES || tile.polygonCount() >= MOST_POLYGONS) {
			throw new IOException("a tile of " + tile.vertexCount() + " vertices and " + tile.polygonCount()
					+ " polygons, expected fewer than 65535 and 32768; a smaller --tile-size may help");
		}
	}

	byte[] bytes() {
		int polygons = tile.polygonCount();
		int links = LINK * tile.linkRoom();
		ByteBuffer out = DetourSet.buffer(HEADER + VERTEX * tile.vertexCount() + POLY * polygons + links + DETAIL * polygons
				+ TRIANGLE * triangles + NODE * tile.tree().size());
		writeHeader(out);
		for (int vertex = 0; vertex < tile.vertexCount(); vertex++) {
			out.putFloat(tile.x(vertex)).putFloat(0).putFloat(tile.z(vertex));
		}
		for (int polygon = 0; polygon < polygons; polygon++) {
			writePolygon(out, polygon);
		}
		out.position(out.position() + links);
		writeDetails(out);
		writeTree(out);
		return out.array();
	}

	private void writeHeader(ByteBuffer out) {
		int polygons = tile.polygonCount();
		out.putInt(MAGIC).putInt(VERSION).putInt(tile.column()).putInt(tile.row()).putInt(0).putInt(agent.userId());
		out.putInt(polygons).putInt(tile.vertexCount()).putInt(tile.linkRoom()).putInt(polygons).putInt(0).putInt(triangles);
		out.putInt(tile.tree().size()).putInt(0).putInt(polygons);
		out.putFloat(0).putFloat(agent.radius()).putFloat(0);
		out.putFloat(tile.left()).putFloat(0).putFloat(tile.top());
		out.putFloat(tile.right()).putFloat(0).putFloat(tile.bottom());
		out.putFloat((float) (DetourMesh.STEPS / agent.scale()));
	}

	private void writePolygon(ByteBuffer out, int polygon) {
		int size = tile.size(polygon);
		out.putInt(-1);
		for (int i = 0; i < DetourMesh.CORNERS; i++) {
			out.putShort((short) (i < size ? tile.vertex(polygon, i) : 0));
		}
		for (int i = 0; i < DetourMesh.CORNERS; i++) {
			out.putShort((short) (i < size ? tile.neighbour(polygon, i) : 0));
		}
		out.putShort((short) agent.flags(tile.terrain(polygon)));
		out.put((byte) size).put((byte) agent.area(tile.terrain(polygon)));
	}

	/**
	 * Writes the triangles of the polygons, which Detour calls detail meshes. Each polygon is cut into triangles that
	 * share the polygon's first vertex.
	 */
	private void writeDetails(ByteBuffer out) {
		int first = 0;
		for (int polygon = 0; polygon < tile.polygonCount(); polygon++) {
			int count = tile.size(polygon) - 2;
			out.putInt(0).putInt(first).put((byte) 0).put((byte) count).putShort((short) 0);
			first += count;
		}
		for (int polygon = 0; polygon < tile.polygonCount(); polygon++) {
			int size = tile.size(polygon);
			for (int i = 2; i < size; i++) {
				int own = SECOND_EDGE | (i == 2 ? FIRST_EDGE : 0) | (i == size - 1 ? THIRD_EDGE : 0);
				out.put((byte) 0).put((byte) (i - 1)).put((byte) i).put((byte) own);
			}
		}
	}

	private void writeTree(ByteBuffer out) {
		BoundsTree tree = tile.tree();
		for (int node = 0; node < tree.size(); node++) {
			out.putShort((short) tree.bound(node, 0)).putShort((short) 0).putShort((short) tree.bound(node, 1));
			out.putShort((short) tree.bound(node, 2)).putShort((short) 0).putShort((short) tree.bound(node, 3));
			out.putInt(tree.item(node));
		}
	}
}
