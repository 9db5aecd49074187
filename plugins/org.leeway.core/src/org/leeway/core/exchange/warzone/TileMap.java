package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

import org.leeway.core.LevelFormatException;

/**
 * The tiles of a map, from a file {@code game.map}. The file begins with the letters {@code map}, a version, the width
 * and the height. Each tile then has 16 bits of texture, and a height. The gateways are at the end. Source: {@code
 * loadMapData} in the source of the game.
 *
 * @param textures the textures of the tiles, row by row from the north. A texture holds the number of a picture
 * @param gateways how many gateways there are. A gateway is a hint for computer players
 */
record TileMap(int width, int height, short[] textures, long gateways) {

	/**
	 * The bits of a texture's 16-bit code that hold the number of the texture's picture. The other bits say how the picture
	 * is turned and mirrored.
	 */
	private static final int PICTURE = 0x1FF;
	private static final int OLDEST = 10;
	private static final int NEWEST = 40;
	/** The first version of the file with heights of 16 bits. In earlier versions, the height of a tile has 8 bits. */
	private static final int WIDE_HEIGHTS = 40;
	/** Limit for the number of tiles, as in the game. */
	private static final int MAX_AREA = 256 * 256;

	/**
	 * Reads a file {@code game.map}.
	 *
	 * @throws LevelFormatException if the game would refuse the file
	 */
	static TileMap read(InputStream in, String name) throws IOException {
		LittleEndian file = new LittleEndian(in, name, "map");
		long version = file.number();
		if (version < OLDEST || version > NEWEST) {
			throw file.error("version " + version + ", expected " + OLDEST + " to " + NEWEST);
		}
		long width = file.number();
		long height = file.number();
		if (width < 2 || height < 2 || width > MAX_AREA || width * height > MAX_AREA) {
			throw file.error(width + " x " + height + " tiles, expected at least 2 x 2 and, as in the game, at most " + MAX_AREA);
		}
		int size = Short.BYTES + (version >= WIDE_HEIGHTS ? Short.BYTES : Byte.BYTES);
		short[] textures = new short[(int) (width * height)];
		ByteBuffer tiles = file.bytes(size * textures.length);
		for (int i = 0; i < textures.length; i++) {
			textures[i] = (short) (tiles.getShort(i * size) & PICTURE);
		}
		long gatewayVersion = file.number();
		if (gatewayVersion != 1) {
			throw file.error("gateways of version " + gatewayVersion + ", expected 1");
		}
		long gateways = file.number();
		file.skip(Integer.BYTES * gateways);
		return new TileMap((int) width, (int) height, textures, gateways);
	}

	/** Returns the number of the picture of a tile. */
	int texture(int x, int y) {
		return textures[y * width + x];
	}
}
