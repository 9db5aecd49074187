package org.leeway.pathing.search;

import java.util.Arrays;

import org.leeway.pathing.grid.TileSet;

/**
 * A cache of jumps, which later searches use again. A jump leads from one vertex to another vertex: some diagonal steps
 * in one direction, then some straight steps in one direction. Either number of steps may be 0. A vertex is a place
 * that some search has visited.
 * <p>
 * The direction of arrival at a vertex decides which jumps a search follows from there. So a vertex has a list of jumps
 * for each direction of arrival, computed on demand. Jumps to the goal of a search are not stored.
 * <p>
 * For the current search, the graph also stores the node of each vertex. Not thread-safe.
 */
final class JumpGraph {

	/**
	 * Limit for the memory that is kept for the next search, in words of all lists together. If the lists have more
	 * words, all of them are dropped.
	 */
	private static final int ENOUGH = 1 << 22;
	private static final int FEW = 256;
	/**
	 * An odd number near 2^32 divided by the golden ratio. Multiplying by it spreads keys evenly over the hash table.
	 */
	private static final int SPREAD = 0x9E3779B1;
	/**
	 * The number of bits that store the direction in which a jump arrives. Two bits suffice for four directions: straight
	 * directions if the jump ends with straight steps, otherwise diagonal directions.
	 */
	private static final int ARRIVAL_BITS = 2;
	/**
	 * The number of bits that store how many straight steps a jump has. The same word of 32 bits also stores the direction of
	 * arrival ({@link #ARRIVAL_BITS}) and the number of diagonal steps. The diagonal steps get the other 14 bits, because the
	 * shorter side of a map has at most 16,384 cells.
	 */
	private static final int STEPS_BITS = 16;
	private static final int ARRIVAL = (1 << ARRIVAL_BITS) - 1;
	private static final int STRAIGHT_STEPS = (1 << STEPS_BITS) - 1;
	/**
	 * The position of a word in the header of a list of jumps. The word holds the value that the counter {@link #edits} had
	 * when the list was last found to be valid.
	 */
	private static final int EDITS = 1;
	/**
	 * The position of a word in a list of jumps. The word holds the top-left tile of a rectangle, column and row in 16
	 * bits each. If an edit changes a tile of this rectangle, the list is computed again.
	 */
	private static final int FIRST = 2;
	/**
	 * The position of a word in a list of jumps. The word holds the bottom-right tile of the rectangle, see
	 * {@link #FIRST}.
	 */
	private static final int LAST = 3;
	/** Number of words at the start of a list of jumps, before its data. */
	private static final int HEADER = 4;
	/** The number of words of a jump. */
	static final int JUMP = 2;
	/** The position of a word in the data of a vertex. The word holds the column of the vertex's cell. */
	private static final int COLUMN = 1;
	/** The position of a word in the data of a vertex. The word holds the row of the vertex's cell. */
	private static final int ROW = 2;
	/**
	 * The position of the first reference to a list of jumps in the data of a vertex. There is a reference for each
	 * direction of arrival. A reference is the index of the list in {@link #words}, or 0 if the list has not been computed.
	 */
	private static final int LISTS = 3;

	/** The number of words of a vertex. */
	private final int wordsOfVertex;
	private Jumps jumps;
	/** A hash table of the vertices, at most half full. An entry of 0 is free. The length is a power of two. */
	private int[] table = new int[4 * FEW];
	/**
	 * The data of all vertices. Each vertex has {@link #wordsOfVertex} adjacent words. The index of its first word
	 * identifies the vertex.
	 * <p>
	 * The first word says which node of the current search belongs to the vertex: {@link #base} plus the index of the
	 * node. A word less than {@code base} is left from an earlier search. The vertex then has no node.
	 */
	private int[] vertices;
	/** The index in {@link #vertices} where the next new vertex will be stored. */
	private int end;
	private int base = 1;
	/** The vertex of each node of the current search, indexed by node. */
	private int[] ofNodes = new int[FEW];
	/** A counter of the edits of the map. Each list of jumps stores the count when it was last found to be valid. */
	private int edits;
	/** The tiles where the latest edit changed something, and the tiles around them. */
	private TileSet edited;
	/**
	 * The data of all lists of jumps. A list belongs to a vertex and a direction of arrival. The words of a list are:
	 * <ol>
	 * <li>a bit set of the directions that a search follows from the vertex, in the low bits. The higher bits hold how
	 * many jumps the list has,
	 * <li>the other words of the {@link #HEADER},
	 * <li>for each diagonal direction in the bit set, how many steps the diagonal has,
	 * <li>for each jump, two words: the first is the vertex where the jump ends. The second has the numbers of straight and
	 * diagonal steps and the direction of arrival.
	 * </ol>
	 */
	private int[] words = new int[FEW * Steps.ALL];
	private int used = 1;
	/**
	 * Leftmost column that influenced the list of jumps that is being computed. An edit in the rectangle from
	 * {@link #left} and {@link #top} to {@link #right} and {@link #bottom} makes the list invalid.
	 */
	private int left;
	/** Topmost row that influenced the list of jumps that is being computed, see {@link #left}. */
	private int top;
	/** Rightmost column that influenced the list of jumps that is being computed, see {@link #left}. */
	private int right;
	/** Lowest row that influenced the list of jumps that is being computed, see {@link #left}. */
	private int bottom;

	/** Creates an empty graph. All searches that use the graph must have the given rule of steps. */
	JumpGraph(StepRule rule) {
		this.wordsOfVertex = LISTS + rule.start() + 1;
		this.vertices = new int[FEW * wordsOfVertex];
		this.end = wordsOfVertex;
	}

	/**
	 * Prepares the graph for a search on a map. If this map results from an edit of the last map, lists of jumps that the
	 * edit did not affect are kept. All lists are dropped if the map has another size, or if the lists exceed
	 * {@link #ENOUGH}.
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

	/** Returns the vertex at a cell. Adds a vertex if the graph has none there. */
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
	 * Returns the index in {@link #table} of the vertex at a cell. If the graph has no vertex there, returns the free index at
	 * which the vertex can be put.
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
	 * Ends a search: removes the search's nodes from all vertices.
	 *
	 * @param count how many nodes the search had
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

	/** Returns the node of the current search that stands for a vertex. Negative if the search has no node for the vertex. */
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
	 * Returns the list of jumps from a vertex, as the index of its first word in {@link #words}. Computes the list if
	 * it is missing or no longer valid.
	 *
	 * @param arrival the direction in which the search arrived at the vertex, or {@link StepRule#start} at the start of
	 * a search
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

	/** Records that a cell influenced the list of jumps that is being computed. */
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
	 * Follows a diagonal from a vertex to the end of the diagonal. Adds the jumps that leave the diagonal on the way, and
	 * continue horizontally or vertically.
	 * <p>
	 * The diagonal ends where the next diagonal step is illegal. If units may cut corners, the diagonal ends earlier at a cell
	 * where a path may turn into another diagonal. Then this method also adds a jump to this cell.
	 *
	 * @return how many steps the diagonal has
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
	 * Adds a jump that goes straight from (x, y) until it stops at a gap. A gap is where a wall beside the steps ends, see
	 * {@link JumpPlane}. Adds nothing if a blocked cell ends the steps before any gap.
	 *
	 * @param direction the direction of the straight steps
	 * @param diagonal how many diagonal steps of the jump lead to (x, y)
	 */
	private void jump(int x, int y, int direction, int diagonal) {
		if (jumps.leads(x, y, direction)) {
			int steps = jumps.steps(x, y, direction);
			add(x + steps * Steps.dx(direction), y + steps * Steps.dy(direction), direction, diagonal, steps);
		}
	}

	/**
	 * Adds a jump to the list that is being computed.
	 *
	 * @param toX the column where the jump ends
	 * @param toY the row where the jump ends
	 * @param direction the direction in which the jump arrives
	 * @param diagonal how many diagonal steps the jump begins with
	 * @param straight how many straight steps follow
	 */
	private void add(int toX, int toY, int direction, int diagonal, int straight) {
		reserve(JUMP);
		words[used++] = vertex(toX, toY);
		words[used++] = (diagonal << STEPS_BITS | straight) << ARRIVAL_BITS | direction & ARRIVAL;
		depend(toX, toY);
	}

	/**
	 * Returns whether a search follows {@code direction} from the vertex of a list of jumps.
	 *
	 * @param list the index of the list in {@link #words}
	 */
	boolean follows(int list, int direction) {
		return (words[list] >> direction & 1) != 0;
	}

	/**
	 * Returns how many steps lead from a vertex to the end of a diagonal.
	 *
	 * @param list the list of jumps from the vertex
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

	/** Returns where the first jump of a list begins in {@link #words}. The next jump begins {@link #JUMP} entries later. */
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
