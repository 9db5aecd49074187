package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.util.DisjointSets;

/**
 * A search for the regions into which gaps cut a face, see {@link FaceRegions}. A walk around the face meets each gap
 * twice, at its two ends in the face. Between the two ends, the gap is <em>open</em>, like a parenthesis in an expression.
 * In the example of {@link FaceRegions}, the walk is {@code (A (B B) A)}. So the region at the current place of the walk
 * lies within the open gaps. One object serves one face after another.
 */
final class FaceCutter {

	private final Gaps gaps;
	private final FaceWalk walk;
	/**
	 * Indexed by gap: the signature of the region just outside of the gap. {@link FaceRegions} defines signatures, and
	 * which side of a gap is outside.
	 */
	private final long[] outside;
	/**
	 * Indexed by gap: whether the gap must be dropped, because it crosses a gap that is not wider. Gaps cross only
	 * because of rounding errors.
	 */
	private final boolean[] crossed;
	/**
	 * The open gaps, the outermost first. A gap is open while the walk around the face has met one end of the gap, but not yet
	 * the other end. The first {@link #openCount} entries are valid.
	 */
	private int[] open = new int[16];
	private int openCount;

	FaceCutter(Gaps gaps, FaceWalk walk) {
		this.gaps = gaps;
		this.walk = walk;
		this.outside = new long[gaps.count()];
		this.crossed = new boolean[gaps.count()];
	}

	/**
	 * Returns which gaps must be dropped, indexed by gap. A gap is dropped if it crosses a gap that is not wider. Gaps cross
	 * only because of rounding errors.
	 */
	boolean[] crossed() {
		return crossed;
	}

	/**
	 * Returns the regions into which gaps cut a face, or null if no gap runs over the face.
	 *
	 * @param sets receives the pieces into which gaps cut the face's edges. Pieces along the same region are put into one set
	 */
	FaceRegions cut(int face, DisjointSets sets) {
		walk.around(face);
		openCount = 0;
		RegionList regions = new RegionList();
		long signature = 0;
		for (int i = 0; i < walk.count(); i++) {
			if (walk.isPiece(i)) {
				sets.unite(regions.add(signature, walk.piece(i)), walk.piece(i));
			} else if (i == 0 || walk.isPiece(i - 1)) {
				signature = stop(i, signature, regions);
			}
		}
		int[] chords = walk.chords();
		return chords.length == 0 ? null : regions(chords, regions.signatures(), regions.nodes(sets));
	}

	/**
	 * Handles a vertex of the face, where several gaps may begin or end. First closes the gaps that the walk has met at an
	 * earlier vertex. Then opens the gaps that the walk meets for the first time, the outermost gap first. Returns the
	 * signature of the region in which the walk goes on, see {@link FaceRegions}.
	 *
	 * @param from the number of the first place of the walk at this vertex
	 * @param before the signature of the region along which the walk came to the vertex
	 */
	private long stop(int from, long before, RegionList regions) {
		long signature = before;
		int end = from;
		for (; !walk.isPiece(end); end++) {
			if (walk.opens(walk.gap(end)) < from) {
				signature ^= FaceRegions.key(walk.gap(end));
				close(walk.gap(end), from);
			}
		}
		int outermost = openCount;
		for (int i = from; i < end; i++) {
			if (walk.opens(walk.gap(i)) >= from) {
				open(walk.gap(i), outermost);
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
		for (; i > outermost && walk.closes(open[i - 1]) < walk.closes(gap); i--) {
			open[i] = open[i - 1];
		}
		open[i] = gap;
	}

	/**
	 * Closes a gap at its second end. A gap that opened later should close before this gap, or at the same vertex. If another
	 * gap that opened later is still open after this vertex, the two gaps cross. Then the wider of the two gaps is marked in
	 * {@link #crossed}.
	 *
	 * @param stop the number of the first place of the walk at this vertex
	 */
	private void close(int gap, int stop) {
		int at = openCount - 1;
		while (open[at] != gap) {
			int other = open[at--];
			if (!walk.isSame(stop, walk.closes(other))) {
				crossed[gaps.radius(other) > gaps.radius(gap) ? other : gap] = true;
			}
		}
		System.arraycopy(open, at + 1, open, at, --openCount - at);
	}

	private FaceRegions regions(int[] chords, long[] signatures, int[] nodes) {
		boolean[] isLeft = new boolean[chords.length];
		long[] around = new long[chords.length];
		for (int i = 0; i < chords.length; i++) {
			isLeft[i] = walk.beginsFirst(chords[i]);
			around[i] = outside[chords[i]];
		}
		return new FaceRegions(chords, isLeft, around, signatures, nodes);
	}
}
