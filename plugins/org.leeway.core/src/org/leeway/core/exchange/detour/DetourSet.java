package org.leeway.core.exchange.detour;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.detour.DetourMesh;
import org.leeway.pathing.navmesh.detour.DetourTile;
import org.leeway.pathing.navmesh.engine.EngineTiles;

/** The content of a file for Detour: a header, then the tiles that have polygons. */
final class DetourSet {

	private static final int MAGIC = 'M' << 24 | 'S' << 16 | 'E' << 8 | 'T';
	private static final int VERSION = 1;
	private static final int HEADER = 40;
	private static final int TILE_HEADER = 8;
	/**
	 * Number of bits of a Detour reference for two indices: of a tile, and of a polygon in the tile. A reference has 32 bits.
	 * By the other 10 bits, Detour recognises references to tiles that were replaced.
	 */
	private static final int BITS = 22;

	private final EngineTiles layout;
	private final DetourAgent agent;
	private final List<TileData> tiles = new ArrayList<>();
	private int tileBits;
	private int polyBits;

	/**
	 * Creates the content of a file.
	 *
	 * @throws IOException if the mesh has so many tiles and polygons that their numbers do not fit into a reference of 32 bits
	 */
	DetourSet(DetourMesh mesh, DetourAgent agent) throws IOException {
		this.layout = mesh.layout();
		this.agent = agent;
		int most = 1;
		for (DetourTile tile : mesh.tiles()) {
			tiles.add(new TileData(tile, agent));
			most = Math.max(most, tile.polygonCount());
		}
		tileBits = bits(Math.max(1, tiles.size()));
		polyBits = bits(most);
		if (tileBits + polyBits > BITS) {
			throw new IOException(tiles.size() + " tiles with up to " + most + " polygons, but references of 32 bits have room for "
					+ BITS + " bits of both; another --tile-size may help");
		}
	}

	/** Returns how many bits are needed to number {@code count} tiles or polygons. */
	private static int bits(int count) {
		return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
	}

	void write(OutputStream out, Progress progress) throws IOException {
		ByteBuffer header = buffer(HEADER).putInt(MAGIC).putInt(VERSION).putInt(tiles.size());
		header.putFloat((float) (agent.scale() * layout.left(0))).putFloat(0).putFloat((float) (agent.scale() * layout.top(0)));
		header.putFloat((float) (agent.scale() * layout.side())).putFloat((float) (agent.scale() * layout.side()));
		header.putInt(1 << tileBits).putInt(1 << polyBits);
		out.write(header.array());
		for (int i = 0; i < tiles.size(); i++) {
			progress.check();
			byte[] data = tiles.get(i).bytes();
			// a reference packs three numbers: the salt in the upper bits, then the tile, then the polygon. Detour counts in
			// the salt how often the tile was replaced. The first salt is 1
			out.write(buffer(TILE_HEADER).putInt(1 << polyBits + tileBits | i << polyBits).putInt(data.length).array());
			out.write(data);
		}
		out.flush();
	}

	static ByteBuffer buffer(int length) {
		return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
	}
}
