package org.leeway.pathing.search;

import java.util.Arrays;

import org.leeway.pathing.grid.TileSet;

/**
 * The jumps from the anchors that searches have come to, for the next search. A vertex is an anchor; its jumps depend on
 * the direction of arrival. Jumps to the goal are not among them. A graph also numbers the nodes of one search at a time.
 * Not thread-safe.
 */
final class JumpGraph {

	/**
	 * Limit of the words of all lists. Beyond it, the next search begins with no list, so that the memory stays bounded.
	 */
	private static final int ENOUGH = 1 << 22;
	private static final int FEW = 256;
	/** An odd number near 2^32 divided by the golden ratio: multiplying by it spreads keys over the table. */
	private static final int SPREAD = 0x9E3779B1;
	/**
	 * The numbers of bits of an arrival and of the straight steps of a jump. For the diagonal steps, 14 bits remain: enough
	 * for all maps. A jump without straight steps arrives in the diagonal direction with the same last bits.
	 */
	private static final int ARRIVAL_BITS = 2;
	private static final int STEPS_BITS = 16;
	private static final int ARRIVAL = (1 << ARRIVAL_BITS) - 1;
	private static final int STRAIGHT_STEPS = (1 << STEPS_BITS) - 1;
	/** Offset in a list of the number of {@link #edits} after which the list was last known to be valid. */
	private static final int EDITS = 1;
	/** Offsets in a list of the first column and row of tiles that it depends on, and of the last column and row. */
	private static final int FIRST = 2;
	private static final int LAST = 3;
	private static final int HEADER = 4;
	/** The number of words of a jump. */
	static final int JUMP = 2;
	/** Offsets in a vertex of its column, its row, and its lists. Lists are indexed by arrival, and 0 if not known. */
	private static final int COLUMN = 1;
	private static final int ROW = 2;
	private static final int LISTS = 3;

	/** The number of words of a vertex. */
	private final int wordsOfVertex;
	private Jumps jumps;
	/** A hash table of the vertices, at most half full. 0 is no vertex. Its length is a power of two. */
	private int[] table = new int[4 * FEW];
	/**
	 * The vertices, {@link #wordsOfVertex} words each. The first word is the vertex's node plus {@link #base}. If the
	 * current search has no node for it, the word is less than {@code base}. All words of a vertex are adjacent, so that a
	 * processor loads them at once. A vertex is the index of its first word.
	 */
	private int[] vertices;
	/** The next vertex. */
	private int end;
	private int base = 1;
	/** Indexed by node: its vertex. */
	private int[] ofNodes = new int[FEW];
	/** Counts the edits of the map. */
	private int edits;
	/** The tiles on which the latest edit changed jumps. */
	private TileSet edited;
	/**
	 * The lists, each with these words:
	 * <ol>
	 * <li>the directions followed as a bit set, and above it the number of jumps,
	 * <li>the other words of the {@link #HEADER},
	 * <li>the number of steps in each diagonal of the directions,
	 * <li>for each jump, its vertex, and then its steps and arrival.
	 * </ol>
	 */
	private int[] words = new int[FEW * Steps.ALL];
	private int used = 1;
	/** The cells that the list being written depends on. */
	private int left;
	private int top;
	private int right;
	private int bottom;

	/** Creates an empty graph for maps on which this rule says which steps are legal. */
	JumpGraph(StepRule rule) {
		this.wordsOfVertex = LISTS + rule.start() + 1;
		this.vertices = new int[FEW * wordsOfVertex];
		this.end = wordsOfVertex;
	}

	/** Makes this the graph of a map. If it was the graph of a map before an edit, keeps what the edit did not change. */
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

	/** Returns the vertex of an anchor. */
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

	/** Returns the index at which the table has an anchor, or has room for it. */
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

	/** Forgets the nodes of an earlier search, which had {@code count}. */
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
	 * Returns the list of the jumps from a vertex.
	 *
	 * @param arrival a direction, or {@link StepRule#start}
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

	/** Adds a cell to the cells that the current list depends on. */
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
	 * Adds the straight jumps that start along a diagonal, up to an anchor where the search may leave it for another diagonal.
	 * Returns how many steps it has up to there.
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

	/** Adds a straight jump if it leads on. */
	private void jump(int x, int y, int direction, int diagonal) {
		if (jumps.leads(x, y, direction)) {
			int steps = jumps.steps(x, y, direction);
			add(x + steps * Steps.dx(direction), y + steps * Steps.dy(direction), direction, diagonal, steps);
		}
	}

	/** Adds a jump of some diagonal and then some straight steps. */
	private void add(int toX, int toY, int direction, int diagonal, int straight) {
		reserve(JUMP);
		words[used++] = vertex(toX, toY);
		words[used++] = (diagonal << STEPS_BITS | straight) << ARRIVAL_BITS | direction & ARRIVAL;
		depend(toX, toY);
	}

	/** Returns whether a list follows a direction. */
	boolean follows(int list, int direction) {
		return (words[list] >> direction & 1) != 0;
	}

	/** Returns the number of steps that can be taken from the vertex of a list in one of its diagonal directions. */
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

	/** Returns the first jump of a list. The next jump is {@link #JUMP} words further. */
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

	/** Returns the length of a jump. */
	double length(int jump) {
		int steps = words[jump + 1] >>> ARRIVAL_BITS;
		return Octile.diagonal(steps >>> STEPS_BITS) + (steps & STRAIGHT_STEPS);
	}
}
