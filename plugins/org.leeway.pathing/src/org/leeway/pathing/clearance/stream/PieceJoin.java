package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

import org.leeway.pathing.util.DisjointSets;

/**
 * A join of the {@link Pieces} of several parts of a map. A piece is a connected component of one part. Two neighbouring parts both
 * contain a strip of cells along their common border. If pieces of two parts contain the same connected component of this strip,
 * they are merged.
 */
final class PieceJoin {

	private final DisjointSets pieces;
	/**
	 * Indexed by piece: the open component whose count of cells includes the piece. Several pieces can share an open component,
	 * see {@link Pieces#counted}. Open components are numbered over all parts: first the components of the first part, then the
	 * components of the second part, and so on.
	 */
	private final int[] counted;
	/**
	 * The components along the borders to parts that are not joined yet. Maps each component to the index of the piece that
	 * contains it.
	 */
	private final Map<SeamComponent, Integer> seams = new HashMap<>();
	private final List<Pieces.Start> starts = new ArrayList<>();

	/**
	 * Joins the pieces of several parts. A piece is a connected component of one part. Each piece has an open component,
	 * which counts the cells of the piece. If two pieces are merged, the open components of both pieces are merged too.
	 *
	 * @param begin indexed by part: how many open components all earlier parts have together
	 * @param open sets of the open components of all parts. This constructor merges sets
	 */
	PieceJoin(List<Pieces> parts, int[] begin, DisjointSets open) {
		this.counted = new int[parts.stream().mapToInt(part -> part.counted().length).sum()];
		this.pieces = new DisjointSets(counted.length);
		int first = 0;
		for (int i = 0; i < parts.size(); i++) {
			Pieces part = parts.get(i);
			for (int piece = 0; piece < part.counted().length; piece++) {
				counted[first + piece] = begin[i] + part.counted()[piece];
			}
			add(part, first, open);
			first += part.counted().length;
		}
	}

	private void add(Pieces part, int first, DisjointSets open) {
		part.seams().forEach((seam, piece) -> {
			Integer other = seams.remove(seam);
			if (other == null) {
				seams.put(seam, first + piece);
			} else {
				pieces.unite(other, first + piece);
				open.unite(counted[other], counted[first + piece]);
			}
		});
		for (Pieces.Start start : part.starts()) {
			starts.add(new Pieces.Start(start.spawn(),
					start.pieces().stream().map(piece -> first + piece).collect(Collectors.toSet())));
		}
	}

	/**
	 * Calls an action with the index of each open component that may continue outside the joined parts. The action may get the same
	 * index several times.
	 */
	void forEachOuter(IntConsumer action) {
		seams.values().forEach(piece -> action.accept(counted[piece]));
	}

	/**
	 * Returns the pieces of the joined parts, as if they were one part.
	 *
	 * @param number maps each open component of the parts to the index that its merged component has in the result
	 */
	Pieces whole(IntUnaryOperator number) {
		Map<Integer, Integer> numbers = new LinkedHashMap<>();
		Map<SeamComponent, Integer> outer = new HashMap<>();
		seams.forEach((seam, piece) -> outer.put(seam, renumbered(piece, numbers)));
		List<Pieces.Start> all = starts.stream().map(start -> new Pieces.Start(start.spawn(),
				start.pieces().stream().map(piece -> renumbered(piece, numbers)).collect(Collectors.toSet()))).toList();
		return new Pieces(numbers.keySet().stream().mapToInt(root -> number.applyAsInt(counted[root])).toArray(), outer, all);
	}

	private int renumbered(int piece, Map<Integer, Integer> numbers) {
		return numbers.computeIfAbsent(pieces.root(piece), root -> numbers.size());
	}
}
