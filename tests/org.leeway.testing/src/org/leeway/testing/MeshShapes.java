package org.leeway.testing;

import java.util.Random;

/** A generator of small grids of free cells, indexed by row and column. Their shapes are hard for searches on meshes. */
final class MeshShapes {

	private final Random random;

	/** A predicate of the free cells. */
	private interface Free {
		boolean at(int x, int y);
	}

	MeshShapes(Random random) {
		this.random = random;
	}

	/** Returns a shape of a random kind, with {@code least} to {@code most} columns and rows. */
	boolean[][] any(int least, int most) {
		int width = least + random.nextInt(most - least + 1);
		int height = least + random.nextInt(most - least + 1);
		return switch (random.nextInt(8)) {
		case 0 -> noise(width, height, 0.1 + 0.4 * random.nextDouble());
		case 1 -> comb(width, height);
		case 2 -> spiral(width, 2 + random.nextInt(2));
		case 3 -> islands(width, height);
		case 4 -> touching(width, height);
		case 5 -> rooms(width, height);
		case 6 -> diagonal(width, height);
		default -> noise(width, height, 0.05 + 0.1 * random.nextDouble());
		};
	}

	boolean[][] noise(int width, int height, double blocked) {
		return draw(width, height, (x, y) -> random.nextDouble() >= blocked);
	}

	/**
	 * Returns a comb: parallel vertical walls with a single free cell in each wall. The free cells are all at the bottom, or
	 * alternately at the top and at the bottom, chosen at random.
	 */
	boolean[][] comb(int width, int height) {
		int pitch = 2 + random.nextInt(2);
		boolean both = random.nextBoolean();
		return draw(width, height, (x, y) -> x % pitch != pitch - 1
				|| (both && x / pitch % 2 == 0 ? y == 0 : y == height - 1));
	}

	boolean[][] spiral(int side, int pitch) {
		boolean[][] free = draw(side, side, (x, y) -> true);
		int x = -1;
		int y = pitch - 1;
		int dx = 1;
		int dy = 0;
		for (int turn = 0; turn < 2 * side / pitch - 2; turn++) {
			for (int length = side - (turn + 3) / 2 * pitch + (turn + 1) % 2; length > 0; length--) {
				x += dx;
				y += dy;
				free[Math.clamp(y, 0, side - 1)][Math.clamp(x, 0, side - 1)] = false;
			}
			int turned = dx;
			dx = -dy;
			dy = turned;
		}
		return free;
	}

	/** Returns rings around each other, some with a gate: islands in islands. */
	boolean[][] islands(int width, int height) {
		int gates = random.nextInt(4);
		return draw(width, height, (x, y) -> {
			int ring = Math.min(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y));
			return ring % 2 == 0 || random.nextInt(4) < gates && random.nextInt(4) == 0;
		});
	}

	/** Returns blocks that touch at corners. */
	boolean[][] touching(int width, int height) {
		int side = 1 + random.nextInt(2);
		int open = random.nextInt(3);
		return draw(width, height, (x, y) -> (x / side + y / side) % 2 == 0 || random.nextInt(6) < open);
	}

	boolean[][] rooms(int width, int height) {
		int pitch = 3 + random.nextInt(2);
		return draw(width, height,
				(x, y) -> x % pitch != pitch - 1 && y % pitch != pitch - 1 || random.nextInt(5) == 0);
	}

	boolean[][] diagonal(int width, int height) {
		int gap = random.nextInt(Math.min(width, height));
		return draw(width, height, (x, y) -> x != y || x == gap);
	}

	private static boolean[][] draw(int width, int height, Free free) {
		boolean[][] cells = new boolean[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				cells[y][x] = free.at(x, y);
			}
		}
		return cells;
	}
}
