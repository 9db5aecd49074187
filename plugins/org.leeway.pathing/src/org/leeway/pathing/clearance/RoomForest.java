package org.leeway.pathing.clearance;

/** A union-find forest over rooms, which may grow. Not thread-safe. */
final class RoomForest {

	private final IntList parents = new IntList();

	/** A forest of rooms that are all apart. */
	RoomForest(int rooms) {
		for (int room = 0; room < rooms; room++) {
			add();
		}
	}

	/** Adds a room and returns its number. */
	int add() {
		parents.add(parents.size());
		return parents.size() - 1;
	}

	int size() {
		return parents.size();
	}

	/** The room that stands for all that are joined with this one. */
	int root(int room) {
		int root = room;
		while (parents.get(root) != root) {
			parents.set(root, parents.get(parents.get(root)));
			root = parents.get(root);
		}
		return root;
	}

	boolean areApart(int one, int other) {
		return root(one) != root(other);
	}

	/** Joins two rooms; tells whether they were apart. */
	boolean join(int one, int other) {
		int a = root(one);
		int b = root(other);
		parents.set(Math.max(a, b), Math.min(a, b));
		return a != b;
	}
}
