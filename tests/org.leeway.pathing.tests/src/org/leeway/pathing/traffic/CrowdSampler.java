package org.leeway.pathing.traffic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * An oracle that checks the units of a crowd, which are squares. No unit may overlap another unit or a blocked cell. Checks
 * all pairs of units, and each unit with all cells around it, also at a random time within each step.
 */
final class CrowdSampler {

	private static final int PARTS = 16;

	private final TrafficGround ground;
	private final Random random;

	CrowdSampler(TrafficGround ground, long seed) {
		this.ground = ground;
		this.random = new Random(seed);
	}

	/** Checks the units at three times of their next step: at its beginning, at its end, and at a random time between. */
	void check(List<CrowdUnit> units, String message) {
		for (int part : new int[] {0, random.nextInt(PARTS), PARTS}) {
			List<Rectangle> all = new ArrayList<>();
			for (CrowdUnit unit : units) {
				Rectangle box = new Rectangle(unit.x * PARTS + unit.dx * part, unit.y * PARTS + unit.dy * part, unit.size * PARTS,
						unit.size * PARTS);
				for (Rectangle other : all) {
					assertTrue(!box.intersects(other), () -> message + ", unit " + unit.id + ": " + box + " overlaps " + other);
				}
				all.add(box);
				checkWalls(box, message);
			}
		}
	}

	private void checkWalls(Rectangle box, String message) {
		int cell = CrowdUnit.CELL * PARTS;
		for (int y = box.y / cell - 1; y <= (box.y + box.height) / cell + 1; y++) {
			for (int x = box.x / cell - 1; x <= (box.x + box.width) / cell + 1; x++) {
				boolean isWall = !ground.isFree(x, y);
				assertTrue(!isWall || !box.intersects(new Rectangle(x * cell, y * cell, cell, cell)), message + ": " + box);
			}
		}
	}
}
