package org.leeway.ui.map.symmetry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.merge.Resolution;
import org.leeway.core.merge.Side;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.SymmetricPart;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Rounds;

/** Tests of levels with merge conflicts about objects. A part with conflicts is copied to its mirror images. */
class CopiedConflictsTest {

	private static final int SIDE = 24;

	private Random random;
	private Symmetry symmetry;
	private final Set<Point> taken = new HashSet<>();

	/**
	 * Mirrors a part of a level, and decides all conflicts for one side. The order of the two steps must not change the result.
	 */
	@Test
	void itDoesNotMatterWhetherOneMirrorsOrDecidesFirst() {
		long first = System.nanoTime();
		System.out.println("CopiedConflictsTest seed " + first);
		int copied = 0;
		for (int round = 0; round < Rounds.of(400); round++) {
			random = new Random(first + round);
			symmetry = Symmetry.values()[1 + round % (Symmetry.values().length - 1)];
			taken.clear();
			boolean isMoving = random.nextBoolean();
			Side side = isMoving ? Side.THEIRS : Side.BASE;
			Level level = level(isMoving);
			boolean isHalf = random.nextBoolean();
			BitPlane part = part(isHalf);
			String message = "seed " + (first + round) + ", " + symmetry + ", " + side;
			Level decided = EcoreUtil.copy(level);
			Resolution.apply(List.copyOf(decided.getConflicts()), side);
			mirrored(part, isHalf, decided).execute();

			Level before = EcoreUtil.copy(level);
			int conflicts = level.getConflicts().size();
			MirroredPart step = mirrored(part, isHalf, level);
			step.execute();
			copied += Math.max(0, level.getConflicts().size() - conflicts);
			step.undo();
			assertTrue(EcoreUtil.equals(before, level), message);
			step.redo();
			Resolution.apply(List.copyOf(level.getConflicts()), side);
			assertEquals(words(decided), words(level), message);
		}
		assertTrue(copied > 0);
	}

	private MirroredPart mirrored(BitPlane part, boolean isHalf, Level level) {
		return new MirroredPart(part, isHalf, symmetry, level, SymmetricChange.copied(level.getTerrain(), part, symmetry));
	}

	private static List<String> words(Level level) {
		return level.getCircles().stream().map(each -> each.getX() + "," + each.getY() + " " + each.getRadius()).sorted().toList();
	}

	/**
	 * Returns a part of the map to copy. No cell of the part is the image of another cell of the part. If {@code isHalf} is
	 * false, the part ends at a random column.
	 */
	private BitPlane part(boolean isHalf) {
		BitPlane half = SymmetricPart.around(new Cell(random.nextInt(SIDE), random.nextInt(SIDE)), symmetry, SIDE, SIDE);
		BitPlaneEditor some = half.edit();
		int from = random.nextInt(SIDE);
		for (int y = 0; y < SIDE && !isHalf; y++) {
			some.clearRun(from, y, SIDE - from);
		}
		return some.build();
	}

	private Level level(boolean isMoving) {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setTerrain(TerrainGrid.filled(SIDE, SIDE, 0));
		for (int i = 1 + random.nextInt(4); i > 0; i--) {
			Point place = freePlace();
			CircularObstacle ours = circle(place, 1);
			CircularObstacle theirs = circle(isMoving && random.nextBoolean() ? freePlace() : place, 2);
			int form = random.nextInt(4);
			if (form > 0) {
				level.getCircles().add(ours);
			}
			if (form < 3) {
				MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
				conflict.setTarget(form > 0 ? ours : null);
				conflict.setCircle(form == 1 ? null : theirs);
				conflict.setBase(LevelFactory.eINSTANCE.createMergeConflict());
				conflict.getBase().setCircle(random.nextInt(3) == 0 ? null : circle(place, 3));
				level.getConflicts().add(conflict);
			}
		}
		return level;
	}

	/** Returns a random place that is neither taken nor the image of a taken place. Marks the place and its images as taken. */
	private Point freePlace() {
		while (true) {
			Point place = new Point(random.nextInt(2 * SIDE) / 2.0, random.nextInt(2 * SIDE) / 2.0);
			if (taken.add(place)) {
				symmetry.images(SIDE, SIDE).stream().map(Placement::of)
						.forEach(image -> taken.add(new Point(image.x(place.x(), place.y()), image.y(place.x(), place.y()))));
				return place;
			}
		}
	}

	private static CircularObstacle circle(Point place, double radius) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(place.x());
		circle.setY(place.y());
		circle.setRadius(radius);
		return circle;
	}

	@Test
	void partnersKeepTheirNameAndPlayerInConflicts() {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setTerrain(TerrainGrid.filled(10, 4, 0));
		Spawn west = spawn("west", 1, 1);
		Spawn east = spawn("east", 8, 1);
		level.getSpawns().addAll(List.of(west, east));
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setTarget(west);
		conflict.setSpawn(spawn("far west", 0, 1));
		MergeConflict lost = LevelFactory.eINSTANCE.createMergeConflict();
		lost.setTarget(east);
		level.getConflicts().addAll(List.of(conflict, lost));
		symmetry = Symmetry.LEFT_RIGHT;
		BitPlane left = SymmetricPart.around(new Cell(0, 0), symmetry, 10, 4);
		mirrored(left, true, level).execute();
		assertEquals(List.of(west, east), level.getSpawns());
		assertEquals(List.of(west, east), level.getConflicts().stream().map(MergeConflict::getTarget).toList());
		Spawn theirs = level.getConflicts().getLast().getSpawn();
		assertEquals("east at 9,1 player 2",
				theirs.getName() + " at " + theirs.getX() + "," + theirs.getY() + " player " + theirs.getPlayer());
	}

	private static Spawn spawn(String name, int x, int y) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName(name);
		spawn.setX(x);
		spawn.setY(y);
		spawn.setPlayer(x < 5 ? 1 : 2);
		return spawn;
	}
}
