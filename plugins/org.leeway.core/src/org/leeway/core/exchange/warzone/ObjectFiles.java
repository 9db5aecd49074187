package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;

/**
 * A reader of the objects of a map. A map may have files of several formats. As in the game, the newest format is read:
 * JSON since version 4.0 of the game, INI since version 3.1, and binary files before.
 */
final class ObjectFiles {

	/** Limit for the number of objects in a file: one object for each tile of the largest map. */
	private static final int MOST = 1 << 16;
	private static final String SCAVENGERS = "scavenger";

	private ObjectFiles() {
	}

	/**
	 * Reads the objects of a kind. Empty if the map has no file for the kind.
	 *
	 * @param players the number of players of the map
	 * @throws LevelFormatException if the file is damaged or has too many objects
	 * @throws IOException if the file cannot be read
	 */
	static Optional<List<MapObject>> read(MapFiles files, ObjectKind kind, int players) throws IOException {
		for (String name : kind.names()) {
			Optional<List<MapObject>> found = files.read(name + ".json", (in, file) -> new JsonObjects(in, file, kind).read());
			if (found.isPresent()) {
				return found;
			}
		}
		for (String name : kind.names()) {
			Optional<List<MapObject>> found = files.read(name + ".ini", (in, file) -> IniObjects.read(in, file, kind));
			if (found.isPresent()) {
				return found;
			}
		}
		return files.read(kind.binaryFile(), (in, file) -> BinaryObjects.read(in, file, kind, players));
	}

	/** A list of objects that a file holds. Objects without a name or without coordinates are left out, as in the game. */
	static final class Found {

		private final List<MapObject> objects = new ArrayList<>();
		private final String file;

		Found(String file) {
			this.file = file;
		}

		/** Adds an object if it has a name and coordinates. */
		void add(Draft draft) throws LevelFormatException {
			if (objects.size() == MOST) {
				throw new LevelFormatException(file, 0, "more than " + MOST + " objects, expected fewer");
			}
			if (draft.name != null && Double.isFinite(draft.x + draft.y)) {
				objects.add(new MapObject(draft.name, draft.x, draft.y, draft.direction, draft.player()));
			}
		}

		List<MapObject> objects() {
			return objects;
		}
	}

	/** The data of an object while a file is being read. */
	static final class Draft {

		String name;
		double x = Double.NaN;
		double y = Double.NaN;
		int direction;
		/** The player who owns the object, as in the file. Null if the file gives none. */
		String player;
		/**
		 * The number of the player for whom this object is a start, as in the file. Null if there is none. If the file gives no
		 * owner, this player owns the object.
		 */
		String start;

		private int player() {
			String text = player == null ? start : player;
			if (text == null || text.startsWith(SCAVENGERS)) {
				return MapObject.NOBODY;
			}
			try {
				return Math.max(MapObject.NOBODY, Byte.parseByte(text.strip()));
			} catch (NumberFormatException none) {
				return MapObject.NOBODY;
			}
		}
	}
}
