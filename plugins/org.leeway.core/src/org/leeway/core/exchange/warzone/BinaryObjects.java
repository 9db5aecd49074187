package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.warzone.ObjectFiles.Draft;
import org.leeway.core.exchange.warzone.ObjectFiles.Found;

/**
 * A reader of the objects of Warzone 2100 in binary files, such as structures. After a header, the file has a record for
 * each object. All records have the same size. A record begins with a name of 40 bytes. Numbers of 32 bits follow: an id,
 * x, y, z, a direction in degrees, a player, and others. Source: {@code loadBJOStructureInit} in the source of the game.
 */
final class BinaryObjects {

	private static final int NAME = 40;
	/** The size, in bytes, of the beginning of a record, which is the same for all kinds of objects. */
	private static final int SHARED = NAME + 9 * Integer.BYTES;
	/** The newest version of the file in maps. Files of later versions belong to saved games, and have other records. */
	private static final int NEWEST = 19;
	private static final int DEGREES = 360;
	private static final int TURN = 1 << 16;
	/**
	 * The player number of the scavengers on a map for up to 7 players. On a map for more players, the player number of the
	 * scavengers equals the number of players.
	 */
	private static final int SCAVENGERS = 7;

	private BinaryObjects() {
	}

	/**
	 * Reads the objects of a file.
	 *
	 * @param players the number of players of the map
	 * @throws LevelFormatException if the file is damaged, or has too many objects
	 */
	static List<MapObject> read(InputStream in, String name, ObjectKind kind, int players) throws IOException {
		LittleEndian file = new LittleEndian(in, name, kind.letters());
		long version = file.number();
		if (version > NEWEST) {
			throw file.error("version " + version + ", expected at most " + NEWEST);
		}
		long count = file.number();
		Found found = new Found(name);
		for (long i = 0; i < count; i++) {
			found.add(draft(file.bytes(SHARED + kind.moreBytes(version)), Math.max(players, SCAVENGERS)));
		}
		return found.objects();
	}

	private static Draft draft(ByteBuffer record, int scavengers) {
		byte[] name = new byte[NAME];
		record.get(name);
		record.getInt();
		Draft draft = new Draft();
		draft.name = LittleEndian.text(name);
		draft.x = Integer.toUnsignedLong(record.getInt());
		draft.y = Integer.toUnsignedLong(record.getInt());
		record.getInt();
		draft.direction = (int) (Integer.toUnsignedLong(record.getInt()) % DEGREES * TURN / DEGREES);
		int player = record.getInt();
		draft.player = player == scavengers ? null : Integer.toString(player);
		return draft;
	}
}
