package org.leeway.pathing.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Rectangle;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** An oracle of plans. Moves the squares of all units through each tick in small parts, and compares all pairs. */
final class PlanValidator {

	/**
	 * Number of parts into which the oracle divides a tick. Units must not overlap at the ends of the parts. Two units
	 * approach each other by at most 2 cells in a tick, and by at most a quarter of a cell in a part. So units that pass
	 * through each other overlap at the end of some part.
	 */
	private static final int PARTS = 8;

	private PlanValidator() {
	}

	/** @param free the cells that all units can cross */
	static void check(CrowdPlan plan, List<CrowdMember> members, BitPlane free, String message) {
		assertEquals(members.stream().map(CrowdMember::start).toList(), plan.places().getFirst(), message);
		assertEquals(members.stream().map(CrowdMember::goal).toList(), plan.places().getLast(), message);
		for (int tick = 0; tick < plan.ticks(); tick++) {
			List<Cell> from = plan.places().get(tick);
			List<Cell> to = plan.places().get(tick + 1);
			for (int unit = 0; unit < members.size(); unit++) {
				int length = Math.abs(to.get(unit).x() - from.get(unit).x()) + Math.abs(to.get(unit).y() - from.get(unit).y());
				assertTrue(length <= 1, message + ", tick " + tick + ", unit " + unit);
				checkWalls(to.get(unit), members.get(unit).size(), free, message);
			}
			assertTrue(isFree(members, from, to), message + ", tick " + tick + ": " + from + " to " + to);
		}
	}

	private static void checkWalls(Cell at, int size, BitPlane free, String message) {
		for (int y = at.y(); y < at.y() + size; y++) {
			for (int x = at.x(); x < at.x() + size; x++) {
				assertTrue(x < free.width() && y < free.height() && free.get(x, y), message + ", " + at);
			}
		}
	}

	/** Returns whether no two units overlap while all of them move in a tick. */
	static boolean isFree(List<CrowdMember> members, List<Cell> from, List<Cell> to) {
		for (int part = 0; part <= PARTS; part++) {
			for (int i = 0; i < members.size(); i++) {
				for (int j = 0; j < i; j++) {
					if (box(members, from, to, i, part).intersects(box(members, from, to, j, part))) {
						return false;
					}
				}
			}
		}
		return true;
	}

	private static Rectangle box(List<CrowdMember> members, List<Cell> from, List<Cell> to, int unit, int part) {
		int side = members.get(unit).size() * PARTS;
		return new Rectangle(from.get(unit).x() * PARTS + (to.get(unit).x() - from.get(unit).x()) * part,
				from.get(unit).y() * PARTS + (to.get(unit).y() - from.get(unit).y()) * part, side, side);
	}
}
