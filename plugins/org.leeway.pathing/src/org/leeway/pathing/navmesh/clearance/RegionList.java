package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.util.DisjointSets;

/**
 * A list of the regions into which gaps cut a face. A region is identified by a number, its signature, see
 * {@link FaceRegions}. If edges of the face border a region, a piece of such an edge is stored with the region.
 * {@link Cells} defines pieces.
 */
final class RegionList {

	/** Limit for the number of regions up to which the list is searched linearly. A longer list has a hash index. */
	private static final int FEW = 16;

	private long[] signatures = new long[4];
	private int[] pieces = new int[4];
	private int count;
	private Map<Long, Integer> index;

	/**
	 * Adds a piece of an edge to a region. Adds the region to the list if the list lacks it. Returns the first piece
	 * that was added to the region, or {@link NavMesh#NONE} if the region has no piece.
	 *
	 * @param signature the signature of the region, see {@link FaceRegions}
	 * @param piece a piece at the border of the region, or {@link NavMesh#NONE} to add only the region
	 */
	int add(long signature, int piece) {
		int known = find(signature);
		if (known >= 0) {
			pieces[known] = pieces[known] == NavMesh.NONE ? piece : pieces[known];
			return pieces[known];
		}
		if (count == pieces.length) {
			signatures = Arrays.copyOf(signatures, 2 * count);
			pieces = Arrays.copyOf(pieces, 2 * count);
		}
		signatures[count] = signature;
		pieces[count++] = piece;
		if (count > FEW) {
			updateIndex();
		}
		return piece;
	}

	private void updateIndex() {
		if (index == null) {
			index = new HashMap<>();
			for (int i = 0; i < count; i++) {
				index.put(signatures[i], i);
			}
		}
		index.put(signatures[count - 1], count - 1);
	}

	private int find(long signature) {
		if (index != null) {
			return index.getOrDefault(signature, -1);
		}
		for (int i = 0; i < count; i++) {
			if (signatures[i] == signature) {
				return i;
			}
		}
		return -1;
	}

	long[] signatures() {
		return Arrays.copyOf(signatures, count);
	}

	/**
	 * Returns the number of each region in {@code sets}, indexed by region. The number is the first piece that was added to the
	 * region. A region without a piece gets a new set, whose number is returned.
	 *
	 * @param sets the disjoint sets of pieces, to which new sets are added
	 */
	int[] nodes(DisjointSets sets) {
		int[] nodes = Arrays.copyOf(pieces, count);
		for (int i = 0; i < count; i++) {
			nodes[i] = nodes[i] == NavMesh.NONE ? sets.add() : nodes[i];
		}
		return nodes;
	}
}
