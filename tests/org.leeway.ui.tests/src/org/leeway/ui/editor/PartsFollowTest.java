package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.commands.CompoundCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;

/**
 * Tests of the edit parts of the map and of the outline after random edits. Map and outline must have exactly one edit
 * part for each object, in the order of the level.
 */
class PartsFollowTest {

	private static final int STEPS = 60;
	private static final int MOST_AT_ONCE = 5;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> LevelTemplates.level("yard", 40, 40));

	private static CircularObstacle circle(Random random) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(1 + random.nextInt(38));
		circle.setY(1 + random.nextInt(38));
		circle.setRadius(0.5);
		return circle;
	}

	private static Spawn spawn(Random random) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(random.nextInt(40));
		spawn.setY(random.nextInt(40));
		return spawn;
	}

	private static <T extends EObject> AddCommand<T> add(Random random, EList<T> list, T object) {
		return new AddCommand<>("Add", list, object, random.nextInt(list.size() + 1));
	}

	private void step(Random random) {
		switch (random.nextInt(4)) {
		case 0 -> {
			if (open.commands().canUndo()) {
				open.commands().undo();
			}
		}
		case 1 -> {
			if (open.commands().canRedo()) {
				open.commands().redo();
			}
		}
		default -> {
			CompoundCommand all = new CompoundCommand("Add");
			for (int i = random.nextInt(MOST_AT_ONCE); i >= 0; i--) {
				all.add(random.nextBoolean() ? add(random, open.level().getCircles(), circle(random))
						: add(random, open.level().getSpawns(), spawn(random)));
			}
			open.commands().execute(all);
		}
		}
	}

	private List<Object> onTheMap() {
		List<Object> models = new ArrayList<>();
		for (Object part : open.viewer().getContents().getChildren()) {
			models.add(((EditPart) part).getModel());
		}
		return models;
	}

	private static List<String> inTheOutline(Level level) {
		return Stream.concat(level.getSpawns().stream().map(spawn -> "at " + spawn.getX() + ", " + spawn.getY()),
				level.getCircles().stream().map(circle -> "at " + Decimal.format(circle.getX()) + ", "
						+ Decimal.format(circle.getY()) + ", radius 0.5"))
				.toList();
	}

	@Test
	void addedAndRemovedObjectsHaveTheirPartsInOrder() throws Exception {
		OutlineView outline = OutlineView.activate();
		long seed = System.nanoTime();
		Random random = new Random(seed);
		for (int step = 0; step < STEPS; step++) {
			step(random);
			Level level = open.level();
			String told = "step " + step + " of seed " + seed;
			assertEquals(Stream.concat(level.getCircles().stream(), level.getSpawns().stream()).toList(), onTheMap(), told);
			List<String> listed = outline.text().lines().map(String::strip).filter(line -> line.startsWith("at ")).toList();
			assertEquals(inTheOutline(level), listed, told);
		}
	}
}
