package org.leeway.ui.map.editing;

import java.util.Optional;

/** The terrain that was copied last, in whatever editor. Used by the UI thread only. */
public final class TerrainClipboard {

	private static Optional<TerrainPiece> content = Optional.empty();

	private TerrainClipboard() {
	}

	static void put(TerrainPiece piece) {
		content = Optional.of(piece);
	}

	public static Optional<TerrainPiece> get() {
		return content;
	}
}
