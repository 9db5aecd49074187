package org.leeway.pathing.search;

import java.util.Arrays;

import org.leeway.pathing.grid.TileSet;

/**
 * A cache of jumps, which later searches reuse. A jump is a number of diagonal steps, followed by a number of straight steps.
 * Either number may be 0. Jumps lead from vertex to vertex. A vertex is an anchor that a search has visited.
 * <p>
 * Which jumps start at a vertex depends on the direction in which a search arrives there. So each vertex has one list of jumps for
 * each direction of arrival, computed lazily. Jumps to the goal of a search are not in the lists. The graph also stores which node
 * of the current search belongs to each vertex. Not thread-safe.
 */
final class JumpGraph {

	/**
	 * The largest number of words, of all lists together, that are kept for the next search. If there are more words, the next
	 * search begins without lists, so that the memory stays bounded.
	 */
	private static final int ENOUGH = 1 << 22;
	private static final int FEW = 256;
	/** An odd number near 2^32 divided by the golden ratio: multiplying by this number spreads keys over the table. */
	private static final int SPREAD = 0x9E3779B1;
	/**
	 * The number of bits for the direction in which a jump arrives. The two bits hold the direction modulo 4. So straight direction
	 * i and diagonal direction 4 + i have the same bits. The number of straight steps tells them apart: if the number is 0, the
	 * direction is diagonal.
	 */
	private static final int ARRIVAL_BITS = 2;
	/** The number of bits of a jump's straight steps. For the diagonal steps, 14 bits remain: enough for all maps. */
	private static final int STEPS_BITS = 16;
	private static final int ARRIVAL = (1 << ARRIVAL_BITS) - 1;
	private static final int STRAIGHT_STEPS = (1 << STEPS_BITS) - 1;
	/** Offset, in a list of jumps, of the value of {@link #edits} at which the list was last known to be valid. */
	private static final int EDITS = 1;
	/**
	 * Offset, in a list of jumps, of the first tile on which the list depends. The word holds the column and the row of the tile,
	 * 16 bits each. A list depends on a rectangle of tiles, from the first to the last tile.
	 */
	private static final int FIRST = 2;
	/**
	 * Offset, in a list of jumps, of the last tile on which the list depends. The word holds the column and the row of the tile, 16
	 * bits each.
	 */
	private static final int LAST = 3;
	/**
	 * The number of words in the header of a list of jumps. After the header, the list has a word for each diagonal: the number of
	 * steps along the diagonal.
	 */
	private static final int HEADER = 4;
	/** The number of words of a jump. */
	static final int JUMP = 2;
	/** Offset in the words of a vertex: the column of its anchor, in cells. */
	private static final int COLUMN = 1;
	/** Offset in the words of a vertex: the row of its anchor, in cells. */
	private static final int ROW = 2;
	/**
	 * Offset, in the words of a vertex, of its lists of jumps. There is a word for each direction of arrival: the index of the list
	 * in {@link #words}, or 0 if the list is not computed yet.
	 */
	private static final int LISTS = 3;

	/** The number of words of a vertex. */
	private final int wordsOfVertex;
	private Jumps jumps;
	/**
	 * A hash table of the vertices, at most half full. An entry of 0 is free. The length of the table is a power of
	 * two.
	 */
	private int[] table = new int[4 * FEW];
	/**
	 * The words of all vertices. Each vertex has {@link #wordsOfVertex} adjacent words, so that a processor loads them at once. The
	 * index of the first of these words identifies the vertex.
	 * <p>
	 * The first word gives the vertex's node in the current search: the number of the node, plus {@link #base}. If the word is less
	 * than {@code base}, it belongs to an earlier search, and the vertex has no node now.
	 */
	private int[] vertices;
	/** The index in {@link #vertices} of the first word of the vertex to add next. */
	private int end;
	private int base = 1;
	/** Indexed by node of the current search: its vertex. */
	private int[] ofNodes = new int[FEW];
	/**
	 * The number of edits of the map so far. Each list of jumps stores the value of this counter at which the list was
	 * last known to be valid.
	 */
	private int edits;
	/** The tiles where the latest edit changed anchors or jumps. The tiles around changed anchors are included. */
	private TileSet edited;
	/**
	 * The words of all lists of jumps. A list belongs to a vertex and a direction of arrival, and consists of these words:
	 * <ol>
	 * <li>the directions that a search follows from the vertex, as a bit set in the low bits. The higher bits hold how many jumps
	 * the list has,
	 * <li>the other words of the {@link #HEADER},
	 * <li>one word for each diagonal among these directions: the number of its steps,
	 * <li>two words for each jump: the vertex where the jump ends, then its numbers of steps and its direction of arrival.
	 * </ol>
	 */
	private int[] words = new int[FEW * Steps.ALL];
	private int used = 1;
	/** The leftmost column on which the current list of jumps depends. {@link #write} is computing this list. */
	private int left;
	/** The topmost row on which the current list of jumps depends. {@link #write} is computing this list. */
	private int top;
	/** The rightmost column on which the current list of jumps depends. {@link #write} is computing this list. */
	private int right;
	/** The lowest row on which the current list of jumps depends. {@link #write} is computing this list. */
	private int bottom;

	/** Creates an empty graph for maps with this rule of steps. */
	JumpGraph(StepRule rule) {
		this.wordsOfVertex = LISTS + rule.start() + 1;
		this.vertices = new int[FEW * wordsOfVertex];
		this.end = wordsOfVertex;
	}

	/**
	 * Switches the graph to a map. If the last map had the same size, keeps the lists in parts of the map that did not
	 * change. Clears the graph if the lists exceed {@link #ENOUGH}.
	 */
	void use(Jumps newJumps) {
		boolean similar = jumps != null && jumps.hasSizeOf(newJumps);
		if (!similar || used > ENOUGH) {
			forget();
		} else if (newJumps != jumps) {
			edits++;
			edited = newJumps.changedSince(jumps);
		}
		jumps = newJumps;
	}

	Jumps jumps() {
		return jumps;
	}

	/** Returns the vertex of an anchor. Adds the vertex if the graph does not have it. */
	int vertex(int x, int y) {
		int at = place(x, y);
		if (table[at] == 0) {
			int added = add(x, y);
			table[at] = added;
			if (2 * end > wordsOfVertex * table.length) {
				enlarge();
			}
			return added;
		}
		return table[at];
	}

	/**
	 * Returns the index of an anchor in {@link #table}. If the table lacks the anchor, returns the free index for the anchor.
	 */
	private int place(int x, int y) {
		int mask = table.length - 1;
		int hash = (x << Short.SIZE ^ y) * SPREAD;
		int at = (hash ^ hash >>> Short.SIZE) & mask;
		while (table[at] != 0 && (x(table[at]) != x || y(table[at]) != y)) {
			at = at + 1 & mask;
		}
		return at;
	}

	private void enlarge() {
		table = new int[2 * table.length];
		for (int vertex = wordsOfVertex; vertex < end; vertex += wordsOfVertex) {
			table[place(x(vertex), y(vertex))] = vertex;
		}
	}

	private int add(int x, int y) {
		int vertex = end;
		if (vertex == vertices.length) {
			vertices = Arrays.copyOf(vertices, 2 * vertex);
		}
		Arrays.fill(vertices, vertex, vertex + wordsOfVertex, 0);
		vertices[vertex + COLUMN] = x;
		vertices[vertex + ROW] = y;
		end += wordsOfVertex;
		return vertex;
	}

	private void forget() {
		Arrays.fill(table, 0);
		end = wordsOfVertex;
		words = used > ENOUGH ? new int[FEW] : words;
		used = 1;
	}

	int x(int vertex) {
		return vertices[vertex + COLUMN];
	}

	int y(int vertex) {
		return vertices[vertex + ROW];
	}

	/**
	 * Removes the nodes of the last search from all vertices.
	 *
	 * @param count the number of nodes of the last search
	 */
	void forgetNodes(int count) {
		base += count;
		if (base > Integer.MAX_VALUE / 2) {
			for (int vertex = wordsOfVertex; vertex < end; vertex += wordsOfVertex) {
				vertices[vertex] = 0;
			}
			base = 1;
		}
	}

	/** Returns the node of a vertex. Negative if the vertex has no node. */
	int node(int vertex) {
		return vertices[vertex] - base;
	}

	void setNode(int vertex, int node) {
		if (node >= ofNodes.length) {
			ofNodes = Arrays.copyOf(ofNodes, 2 * node);
		}
		vertices[vertex] = base + node;
		ofNodes[node] = vertex;
	}

	/** Returns the vertex of a node. */
	int vertex(int node) {
		return ofNodes[node];
	}

	/**
	 * Returns the list of the jumps from a vertex: the index of its first word in {@link #words}.
	 *
	 * @param arrival the direction of arrival, or {@link StepRule#start} at the start of a search
	 */
	int list(int vertex, int arrival) {
		int at = vertex + LISTS + arrival;
		if (vertices[at] == 0 || !isValid(vertices[at])) {
			int list = used;
			write(vertex, arrival);
			vertices[at] = list;
		}
		return vertices[at];
	}

	private boolean isValid(int list) {
		int age = edits - words[list + EDITS];
		if (age == 1 && !edited.intersects(words[list + FIRST] >>> Short.SIZE, words[list + FIRST] & 0xFFFF,
				words[list + LAST] >>> Short.SIZE, words[list + LAST] & 0xFFFF)) {
			words[list + EDITS] = edits;
			age = 0;
		}
		return age == 0;
	}

	private void write(int vertex, int arrival) {
		int list = used;
		int x = x(vertex);
		int y = y(vertex);
		int directions = jumps.turns(x, y, arrival);
		left = right = x;
		top = bottom = y;
		reserve(HEADER + Steps.STRAIGHT);
		words[list] = directions;
		used = firstJump(list);
		int first = used;
		int at = list + HEADER;
		for (int rest = directions; rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			if (direction < Steps.STRAIGHT) {
				jump(x, y, direction, 0);
			} else {
				int steps = goDiagonally(x, y, direction);
				words[at++] = steps;
			}
		}
		words[list] |= (used - first) / JUMP << Steps.ALL;
		words[list + EDITS] = edits;
		words[list + FIRST] = tile(Math.max(0, left - 1), Math.max(0, top - 1));
		words[list + LAST] = tile(right + 1, bottom + 1);
	}

	private static int tile(int x, int y) {
		return x >> AnchorPlane.SHIFT << Short.SIZE | y >> AnchorPlane.SHIFT;
	}

	/**
	 * Records that the current list of jumps depends on a cell. Extends the rectangle of such cells. {@link #write} is computing
	 * the list.
	 */
	private void depend(int x, int y) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x);
		bottom = Math.max(bottom, y);
	}

	private void reserve(int more) {
		if (used + more > words.length) {
			words = Arrays.copyOf(words, 2 * words.length);
		}
	}

	/**
	 * Follows a diagonal from a vertex to its end. Adds the jumps that leave the diagonal at one of its anchors and go straight on
	 * from there.
	 * <p>
	 * The diagonal ends where the next step is illegal. Another possible end is an anchor where a search may turn into another
	 * diagonal. A jump of its own leads to this anchor.
	 *
	 * @return the number of steps to the end of the diagonal
	 */
	private int goDiagonally(int fromX, int fromY, int direction) {
		DiagonalPlane diagonal = jumps.diagonal(direction);
		int dx = Steps.dx(direction);
		int dy = Steps.dy(direction);
		int steps = 0;
		int x;
		int y;
		do {
			steps = diagonal.next(fromX, fromY, steps + 1);
			x = fromX + steps * dx;
			y = fromY + steps * dy;
			if (jumps.leavesDiagonal(x, y, direction)) {
				add(x, y, direction, steps, 0);
				return steps;
			}
			jump(x, y, Steps.across(direction), steps);
			jump(x, y, Steps.down(direction), steps);
		} while (jumps.isLegal(x, y, direction));
		depend(x, y);
		return steps;
	}

	/**
	 * Adds a jump: diagonal steps to the anchor (x, y), and then straight steps from there. Adds nothing if the straight steps do
	 * not stop at a gap, see {@link JumpPlane}.
	 *
	 * @param direction the direction of the straight steps
	 * @param diagonal the number of diagonal steps to the anchor
	 */
	private void jump(int x, int y, int direction, int diagonal) {
		if (jumps.leads(x, y, direction)) {
			int steps = jumps.steps(x, y, direction);
			add(x + steps * Steps.dx(direction), y + steps * Steps.dy(direction), direction, diagonal, steps);
		}
	}

	/**
	 * Adds a jump to the list that {@link #write} is computing. The jump has diagonal steps, followed by straight steps.
	 *
	 * @param toX the column of the anchor where the jump ends
	 * @param toY the row of this anchor
	 * @param direction the direction of arrival
	 * @param diagonal the number of diagonal steps
	 * @param straight the number of straight steps
	 */
	private void add(int toX, int toY, int direction, int diagonal, int straight) {
		reserve(JUMP);
		words[used++] = vertex(toX, toY);
		words[used++] = (diagonal << STEPS_BITS | straight) << ARRIVAL_BITS | direction & ARRIVAL;
		depend(toX, toY);
	}

	/**
	 * Returns whether a search follows a direction from a vertex.
	 *
	 * @param list the list of the jumps from the vertex
	 */
	boolean follows(int list, int direction) {
		return (words[list] >> direction & 1) != 0;
	}

	/**
	 * Returns the number of steps from a vertex to the end of one of its diagonals.
	 *
	 * @param list the list of the jumps from the vertex
	 * @param direction a diagonal direction that a search follows from the vertex
	 */
	int diagonalSteps(int list, int direction) {
		return words[list + HEADER + diagonals(words[list] & (1 << direction) - 1)];
	}

	private static int diagonals(int directions) {
		return Integer.bitCount(directions & (1 << Steps.ALL) - (1 << Steps.STRAIGHT));
	}

	/** Returns the number of jumps of a list. */
	int count(int list) {
		return words[list] >>> Steps.ALL;
	}

	/** Returns the index of the first jump of a list. The next jump begins {@link #JUMP} words further. */
	int firstJump(int list) {
		return list + HEADER + diagonals(words[list]);
	}

	/** Returns the vertex to which a jump leads. */
	int target(int jump) {
		return words[jump];
	}

	/** Returns the direction in which a jump arrives. */
	int arrival(int jump) {
		int word = words[jump + 1];
		return word & ARRIVAL | ((word >>> ARRIVAL_BITS & STRAIGHT_STEPS) == 0 ? Steps.STRAIGHT : 0);
	}

	/** Returns the length of a jump, in cells. */
	double length(int jump) {
		int steps = words[jump + 1] >>> ARRIVAL_BITS;
		return Octile.diagonal(steps >>> STEPS_BITS) + (steps & STRAIGHT_STEPS);
	}
}
