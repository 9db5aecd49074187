package org.leeway.ui.editor;

import java.util.Optional;

/** The terrain that was copied last, in whatever editor. Used by the UI thread only. */
final class TerrainClipboard {

	private static Optional<TerrainPiece> content = Optional.empty();

	private TerrainClipboard() {
	}

	static void put(TerrainPiece piece) {
		content = Optional.of(piece);
	}

	static Optional<TerrainPiece> get() {
		return content;
	}
}
