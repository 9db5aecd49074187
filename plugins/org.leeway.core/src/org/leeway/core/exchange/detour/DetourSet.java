package org.leeway.core.exchange.detour;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.EngineTiles;

/** The file: its header, then the tiles that have polygons. */
final class DetourSet {

	private static final int MAGIC = 'M' << 24 | 'S' << 16 | 'E' << 8 | 'T';
	private static final int VERSION = 1;
	private static final int HEADER = 40;
	private static final int TILE_HEADER = 8;
	/** Bits of a reference for tile and polygon; Detour wants the other 10 for itself. */
	private static final int BITS = 22;

	private final EngineTiles tiles;
	private final DetourAgent agent;
	private final List<DetourTile> used = new ArrayList<>();
	private int tileBits;
	private int polyBits;

	/**
	 * @param mesh with faces of few vertices that do not cross the sides of tiles
	 * @throws IOException if it has too many tiles and polygons
	 */
	DetourSet(NavMesh mesh, EngineTiles tiles, DetourAgent agent) throws IOException {
		this.tiles = tiles;
		this.agent = agent;
		List<List<Integer>> faces = new ArrayList<>();
		for (int tile = 0; tile < tiles.count(); tile++) {
			faces.add(new ArrayList<>());
		}
		for (int face = 0; face < mesh.faceCount(); face++) {
			faces.get(tiles.tile(mesh, face)).add(face);
		}
		int most = 1;
		for (int tile = 0; tile < faces.size(); tile++) {
			if (!faces.get(tile).isEmpty()) {
				used.add(new DetourTile(mesh, faces.get(tile), tiles, tile, agent));
				most = Math.max(most, faces.get(tile).size());
			}
		}
		tileBits = bits(Math.max(1, used.size()));
		polyBits = bits(most);
		if (tileBits + polyBits > BITS) {
			throw new IOException(used.size() + " tiles with up to " + most + " polygons, but references of 32 bits have room for "
					+ BITS + " bits of both; another --tile-size may do");
		}
	}

	/** How many bits tell so many things apart, as Detour counts them. */
	private static int bits(int count) {
		return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
	}

	void write(OutputStream out, Progress progress) throws IOException {
		ByteBuffer header = buffer(HEADER).putInt(MAGIC).putInt(VERSION).putInt(used.size());
		header.putFloat((float) (agent.scale() * tiles.left(0))).putFloat(0).putFloat((float) (agent.scale() * tiles.top(0)));
		header.putFloat((float) (agent.scale() * tiles.side())).putFloat((float) (agent.scale() * tiles.side()));
		header.putInt(1 << tileBits).putInt(1 << polyBits);
		out.write(header.array());
		for (int i = 0; i < used.size(); i++) {
			progress.check();
			byte[] data = used.get(i).data();
			// the salt of a new tile is 1
			out.write(buffer(TILE_HEADER).putInt(1 << polyBits + tileBits | i << polyBits).putInt(data.length).array());
			out.write(data);
		}
		out.flush();
	}

	static ByteBuffer buffer(int length) {
		return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
	}
}
