package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.util.DisjointSets;

/**
 * A list of the regions of a face. Gaps, which are narrow places between walls, cut the face into these regions. A region is
 * identified by a number, its signature, see {@link FaceRegions}. If a piece of an edge lies at the border of a region, the
 * first such piece is stored with the region. {@link Cells} defines pieces.
 */
final class RegionList {

	/** Limit for the linear search of a region by its signature. A list with more regions has a hash index. */
	private static final int FEW = 16;

	private long[] signatures = new long[4];
	private int[] pieces = new int[4];
	private int count;
	private Map<Long, Integer> index;

	/**
	 * Adds a region if the list lacks the region. If the region has no piece of an edge yet, stores the given piece with the
	 * region. Returns the piece that the region has afterwards, or {@link NavMesh#NONE} if the region has no piece.
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
	 * Returns the node of each region, indexed by region. A node is an element of {@code sets}. The node of a region is the
	 * piece that is stored with the region. A region without a piece gets a new node.
	 *
	 * @param sets the disjoint sets of nodes. Receives the new nodes
	 */
	int[] nodes(DisjointSets sets) {
		int[] nodes = Arrays.copyOf(pieces, count);
		for (int i = 0; i < count; i++) {
			nodes[i] = nodes[i] == NavMesh.NONE ? sets.add() : nodes[i];
		}
		return nodes;
	}
}
