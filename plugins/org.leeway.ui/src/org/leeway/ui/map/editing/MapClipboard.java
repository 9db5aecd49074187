package org.leeway.ui.map.editing;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;

/** The clipboard of all editors: the terrain or the objects that were copied last. Use it on the UI thread only. */
public final class MapClipboard {

	private static Optional<TerrainPiece> terrain = Optional.empty();
	private static List<EObject> objects = List.of();

	private MapClipboard() {
	}

	static void put(TerrainPiece piece) {
		terrain = Optional.of(piece);
		objects = List.of();
	}

	/** @param copies the copied objects, which must not be in a level */
	static void put(List<EObject> copies) {
		terrain = Optional.empty();
		objects = List.copyOf(copies);
	}

	/** Returns the copied terrain. Empty if objects were copied last, or if nothing was copied. */
	public static Optional<TerrainPiece> terrain() {
		return terrain;
	}

	/** Returns the copied objects. Empty if terrain was copied last, or if nothing was copied. */
	public static List<EObject> objects() {
		return objects;
	}
}
