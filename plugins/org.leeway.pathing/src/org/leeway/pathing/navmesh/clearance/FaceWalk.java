package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A walk around a face, in clockwise order. A gap is a narrow place between two walls. The walk meets pieces of the face's
 * edges, see {@link Cells}, and the places where gaps enter or leave the face. Each of these is a <em>place</em> of the walk.
 * Places are numbered from 0. Each gap that runs over the face has two places. One object serves one face after another.
 */
final class FaceWalk {

	private final NavMesh mesh;
	private final Gaps gaps;
	private final GapTrace trace;
	private final int[] firstPieces;
	/**
	 * Indexed by place of the walk: the gap that enters or leaves the face there, or the piece of an edge there. A piece is
	 * stored as its bitwise complement, which is negative. Gaps at the same vertex have consecutive places.
	 */
	private int[] items = new int[64];
	private int count;
	private int[] chords = new int[16];
	private int chordCount;
	/**
	 * Indexed by gap: the last face in which a walk met the gap. For this face, the gap has valid entries in {@link #opens},
	 * {@link #closes} and {@link #beginsFirst}.
	 */
	private final int[] faces;
	/** Indexed by gap: the first of the two places where the walk meets the gap, as an index in {@link #items}. */
	private final int[] opens;
	/** Indexed by gap: the second of the two places where the walk meets the gap, as an index in {@link #items}. */
	private final int[] closes;
	/**
	 * Indexed by gap: in which direction the gap runs over this face. The whole gap begins at a corner and may run over
	 * several faces. True if the walk meets the place nearer to this corner first.
	 */
	private final boolean[] beginsFirst;

	/**
	 * Creates an object for walks around faces.
	 *
	 * @param firstPieces indexed by half-edge: its first piece
	 */
	FaceWalk(NavMesh mesh, Gaps gaps, GapTrace trace, int[] firstPieces) {
		this.mesh = mesh;
		this.gaps = gaps;
		this.trace = trace;
		this.firstPieces = firstPieces;
		this.faces = new int[gaps.count()];
		Arrays.fill(faces, NavMesh.NONE);
		this.opens = new int[gaps.count()];
		this.closes = new int[gaps.count()];
		this.beginsFirst = new boolean[gaps.count()];
	}

	void around(int face) {
		count = 0;
		chordCount = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face) + mesh.size(face); edge++) {
			for (int i = 0; i < trace.ends().size(edge); i++) {
				int gap = trace.ends().item(edge, i);
				addEnd(face, gap, gaps.from(gap) == mesh.origin(edge));
			}
			addPieces(face, edge);
		}
	}

	private void addPieces(int face, int edge) {
		boolean forward = mesh.isWall(edge) || edge < mesh.twin(edge);
		int canonical = forward ? edge : mesh.twin(edge);
		int crossings = trace.crossings().size(canonical);
		for (int i = 0; i <= crossings; i++) {
			add(~(firstPieces[edge] + (forward ? i : crossings - i)));
			if (i < crossings) {
				int item = trace.crossings().item(canonical, forward ? i : crossings - 1 - i);
				addEnd(face, item / 2, (item & 1) == 0 == forward);
			}
		}
	}

	private void addEnd(int face, int gap, boolean begins) {
		if (faces[gap] != face) {
			faces[gap] = face;
			opens[gap] = count;
			beginsFirst[gap] = begins;
			chords = chordCount < chords.length ? chords : Arrays.copyOf(chords, 2 * chordCount);
			chords[chordCount++] = gap;
		}
		closes[gap] = count;
		add(gap);
	}

	private void add(int item) {
		items = count < items.length ? items : Arrays.copyOf(items, 2 * count);
		items[count++] = item;
	}

	int count() {
		return count;
	}

	boolean isPiece(int place) {
		return items[place] < 0;
	}

	int piece(int place) {
		return ~items[place];
	}

	int gap(int place) {
		return items[place];
	}

	/** Returns the gaps that run over the face. */
	int[] chords() {
		return Arrays.copyOf(chords, chordCount);
	}

	/** Returns the number of the place where the walk first met a gap. */
	int opens(int gap) {
		return opens[gap];
	}

	/** Returns the number of the second of the two places where the walk met a gap. */
	int closes(int gap) {
		return closes[gap];
	}

	/**
	 * Returns the direction in which a gap runs over this face. The whole gap begins at a corner, and may run over several
	 * faces. True if the walk met the end nearer to this corner first.
	 */
	boolean beginsFirst(int gap) {
		return beginsFirst[gap];
	}

	/**
	 * Returns whether two places of the walk are at the same vertex. This is so if only gaps, and no piece of an edge, lie
	 * between the two places.
	 *
	 * @param earlier a place where the walk met a gap
	 * @param later another place where the walk met a gap, not before {@code earlier}
	 */
	boolean isSame(int earlier, int later) {
		int i = later;
		while (i > earlier && items[i - 1] >= 0) {
			i--;
		}
		return i <= earlier;
	}
}
