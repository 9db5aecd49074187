package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * Finds the regions of a face: walks around it and notes which gaps it is within, as in an expression with parentheses. A
 * gap opens at the end that the walk meets first and closes at the other. Reused for one face after another.
 */
final class FaceCutter {

	private final NavMesh mesh;
	private final Gaps gaps;
	private final GapTrace trace;
	private final int[] firstPieces;
	/** Around the face: gaps, and the complements of pieces. Gaps that follow each other end at one vertex. */
	private int[] items = new int[64];
	private int itemCount;
	private int[] chords = new int[16];
	private int chordCount;
	/** By gap: the face that set the other arrays, the places in {@code items}, and whether the first is the corner's. */
	private final int[] faces;
	private final int[] opens;
	private final int[] closes;
	private final boolean[] entersFirst;
	/** By gap: the region around it. */
	private final long[] outside;
	private final boolean[] crossed;
	private int[] open = new int[16];
	private int openCount;

	/** @param firstPieces by half-edge */
	FaceCutter(NavMesh mesh, Gaps gaps, GapTrace trace, int[] firstPieces) {
		this.mesh = mesh;
		this.gaps = gaps;
		this.trace = trace;
		this.firstPieces = firstPieces;
		this.faces = new int[gaps.count()];
		Arrays.fill(faces, NavMesh.NONE);
		this.opens = new int[gaps.count()];
		this.closes = new int[gaps.count()];
		this.entersFirst = new boolean[gaps.count()];
		this.outside = new long[gaps.count()];
		this.crossed = new boolean[gaps.count()];
	}

	/** By gap, whether it crosses a narrower one, which rounding alone makes possible. */
	boolean[] crossed() {
		return crossed;
	}

	/** The regions of a face, whose pieces the forest joins; null if no gap runs over the face. */
	FaceRegions cut(int face, PieceForest forest) {
		itemCount = 0;
		chordCount = 0;
		openCount = 0;
		int end = mesh.firstEdge(face) + mesh.size(face);
		for (int edge = mesh.firstEdge(face); edge < end; edge++) {
			addEdge(face, edge);
		}
		RegionList regions = new RegionList();
		long signature = 0;
		for (int i = 0; i < itemCount; i++) {
			if (items[i] < 0) {
				forest.join(regions.add(signature, ~items[i]), ~items[i]);
			} else if (i == 0 || items[i - 1] < 0) {
				signature = stop(i, signature, regions);
			}
		}
		return chordCount == 0 ? null : regions(regions.signatures(), regions.nodes(forest));
	}

	private void addEdge(int face, int edge) {
		for (int i = 0; i < trace.ends().size(edge); i++) {
			int gap = trace.ends().item(edge, i);
			addEnd(face, gap, gaps.from(gap) == mesh.origin(edge));
		}
		boolean forward = mesh.isWall(edge) || edge < mesh.twin(edge);
		int canonical = forward ? edge : mesh.twin(edge);
		int count = trace.crossings().size(canonical);
		for (int i = 0; i <= count; i++) {
			add(~(firstPieces[edge] + (forward ? i : count - i)));
			if (i < count) {
				int item = trace.crossings().item(canonical, forward ? i : count - 1 - i);
				addEnd(face, item / 2, (item & 1) == 0 == forward);
			}
		}
	}

	private void addEnd(int face, int gap, boolean enters) {
		if (faces[gap] != face) {
			faces[gap] = face;
			opens[gap] = itemCount;
			entersFirst[gap] = enters;
			chords = chordCount < chords.length ? chords : Arrays.copyOf(chords, 2 * chordCount);
			chords[chordCount++] = gap;
		}
		closes[gap] = itemCount;
		add(gap);
	}

	private void add(int item) {
		items = itemCount < items.length ? items : Arrays.copyOf(items, 2 * itemCount);
		items[itemCount++] = item;
	}

	/** The signature after all gaps that end at one place: closes some, then opens others, the outermost first. */
	private long stop(int from, long before, RegionList regions) {
		long signature = before;
		int end = from;
		for (; end < itemCount && items[end] >= 0; end++) {
			if (opens[items[end]] < from) {
				signature ^= FaceRegions.key(items[end]);
				close(items[end], from);
			}
		}
		int outermost = openCount;
		for (int i = from; i < end; i++) {
			if (opens[items[i]] >= from) {
				open(items[i], outermost);
			}
		}
		for (int i = outermost; i < openCount; i++) {
			outside[open[i]] = signature;
			regions.add(signature, NavMesh.NONE);
			signature ^= FaceRegions.key(open[i]);
			regions.add(signature, NavMesh.NONE);
		}
		return signature;
	}

	private void open(int gap, int outermost) {
		open = openCount < open.length ? open : Arrays.copyOf(open, 2 * openCount);
		int i = openCount++;
		for (; i > outermost && closes[open[i - 1]] < closes[gap]; i--) {
			open[i] = open[i - 1];
		}
		open[i] = gap;
	}

	/** Gaps that were opened later and do not close at the same place cross this one. */
	private void close(int gap, int stop) {
		int at = openCount - 1;
		while (open[at] != gap) {
			int other = open[at--];
			if (!endsAt(other, stop)) {
				crossed[gaps.radius(other) > gaps.radius(gap) ? other : gap] = true;
			}
		}
		System.arraycopy(open, at + 1, open, at, --openCount - at);
	}

	/** Whether a gap closes among the items that begin at a place, with no piece between. */
	private boolean endsAt(int gap, int stop) {
		int i = closes[gap];
		while (i > stop && items[i - 1] >= 0) {
			i--;
		}
		return i == stop;
	}

	private FaceRegions regions(long[] signatures, int[] nodes) {
		int[] own = Arrays.copyOf(chords, chordCount);
		boolean[] isLeft = new boolean[chordCount];
		long[] around = new long[chordCount];
		for (int i = 0; i < chordCount; i++) {
			isLeft[i] = entersFirst[own[i]];
			around[i] = outside[own[i]];
		}
		return new FaceRegions(own, isLeft, around, signatures, nodes);
	}
}
