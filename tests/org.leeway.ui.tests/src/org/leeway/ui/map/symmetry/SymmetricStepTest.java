package org.leeway.ui.map.symmetry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MapSymmetry;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Rounds;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.Shift;
import org.leeway.ui.map.kinds.ElementKinds;

/**
 * Tests of random steps on symmetric levels. After each step, the level must equal each of its flipped or turned copies, see
 * {@link LevelImages}. Undo must restore each earlier state.
 */
class SymmetricStepTest {

	private static final LevelFactory FACTORY = LevelFactory.eINSTANCE;
	private static final int ROUNDS = Rounds.of(400);
	private static final int STEPS = 25;
	/** The size of the largest agent, which fits on the smallest map. */
	private static final int LARGEST = 3;

	private long seed;
	private Random random;
	private Level level;

	@Test
	void everyStepKeepsTheSymmetry() {
		long first = System.nanoTime();
		for (int round = 0; round < ROUNDS; round++) {
			begin(first + round, Symmetry.values()[1 + round % (Symmetry.values().length - 1)]);
			play();
		}
	}

	private void begin(long next, Symmetry symmetry) {
		seed = next;
		random = new Random(seed * 0x9E3779B97F4A7C15L);
		level = FACTORY.createLevel();
		int width = 5 + random.nextInt(10);
		level.setTerrain(TerrainGrid.filled(width, symmetry.keeps(2, 1) ? 5 + random.nextInt(10) : width, 0));
		level.setSymmetry(LevelSymmetry.attribute(symmetry));
		for (int size = 1; size <= LARGEST; size++) {
			AgentType agent = FACTORY.createAgentType();
			agent.setName("size" + size);
			agent.setSize(size);
			level.getAgentTypes().add(agent);
		}
	}

	private void play() {
		Command[] done = new Command[STEPS];
		Level[] states = new Level[STEPS + 1];
		for (int i = 0; i < STEPS; i++) {
			states[i] = EcoreUtil.copy(level);
			done[i] = SymmetricStep.of(step(), level);
			String message = "seed " + seed + ", step " + i + " " + done[i].getLabel() + ", " + level.getSymmetry();
			if (done[i].canExecute()) {
				done[i].execute();
				LevelImages.assertSymmetric(level, message);
				states[i + 1] = EcoreUtil.copy(level);
				done[i].undo();
				assertTrue(EcoreUtil.equals(states[i], level), message + " undone");
				done[i].redo();
				assertTrue(EcoreUtil.equals(states[i + 1], level), message + " redone");
			} else {
				done[i] = null;
			}
		}
		for (int i = STEPS - 1; i >= 0; i--) {
			if (done[i] != null) {
				done[i].undo();
				assertTrue(EcoreUtil.equals(states[i], level), "seed " + seed + ", step " + i + " undone at last");
			}
		}
	}

	private Command step() {
		List<EObject> objects = ElementKinds.objects(level).toList();
		if (random.nextInt(5) == 0) {
			return paint();
		}
		if (random.nextInt(12) == 0) {
			return resizeAgent();
		}
		if (objects.isEmpty() || random.nextInt(3) == 0) {
			return add();
		}
		CompoundCommand several = new CompoundCommand("Several");
		for (int i = random.nextInt(4); i >= 0; i--) {
			Command one = change(objects.get(random.nextInt(objects.size())));
			if (one.canExecute()) {
				several.add(one);
			}
		}
		return several;
	}

	private Command paint() {
		TerrainGridEditor editor = level.getTerrain().edit();
		for (int i = random.nextInt(5); i >= 0; i--) {
			editor.set(x(), y(), random.nextInt(4));
		}
		return new SetCommand("Paint", level, Literals.LEVEL__TERRAIN, editor.build());
	}

	/**
	 * Returns a change of the size of an agent. The change also affects all probes of the agent, because the size of the
	 * footprints at the ends of the probes changes.
	 */
	private Command resizeAgent() {
		AgentType agent = level.getAgentTypes().get(random.nextInt(LARGEST));
		return new SetCommand("Size", agent, Literals.AGENT_TYPE__SIZE, 1 + random.nextInt(LARGEST));
	}

	private int x() {
		return random.nextInt(level.getTerrain().width());
	}

	private int y() {
		return random.nextInt(level.getTerrain().height());
	}

	/** Returns a length in cells: often a half or a whole number, so that objects lie on axes and centres. */
	private double length(double most) {
		return random.nextBoolean() ? random.nextInt((int) (2 * most) + 1) / 2.0 : random.nextDouble() * most;
	}

	private double heading() {
		return random.nextInt(1440) / 4.0;
	}

	private Command add() {
		return switch (random.nextInt(5)) {
		case 0 -> new AddCommand<>("Add circle", level.getCircles(), circle());
		case 1 -> new AddCommand<>("Add polygon", level.getPolygons(), polygon());
		case 2 -> new AddCommand<>("Add spawn", level.getSpawns(), spawn());
		case 3 -> new AddCommand<>("Add note", level.getAnnotations(), note());
		default -> new AddCommand<>("Add probe", level.getProbes(), probe());
		};
	}

	private CircularObstacle circle() {
		CircularObstacle circle = FACTORY.createCircularObstacle();
		circle.setX(length(level.getTerrain().width()));
		circle.setY(length(level.getTerrain().height()));
		circle.setRadius(length(2));
		return circle;
	}

	private Polygon shape() {
		double[] xy = new double[2 * (3 + random.nextInt(3))];
		for (int i = 0; i < xy.length; i += 2) {
			xy[i] = length(level.getTerrain().width());
			xy[i + 1] = length(level.getTerrain().height());
		}
		return Polygon.of(xy);
	}

	private PolygonObstacle polygon() {
		PolygonObstacle polygon = FACTORY.createPolygonObstacle();
		polygon.setShape(shape());
		return polygon;
	}

	private Spawn spawn() {
		Spawn spawn = FACTORY.createSpawn();
		spawn.setX(x());
		spawn.setY(y());
		spawn.setPlayer(random.nextInt(3));
		if (random.nextBoolean()) {
			spawn.setHeading(heading());
		}
		return spawn;
	}

	private Annotation note() {
		Annotation note = FACTORY.createAnnotation();
		note.setX(x());
		note.setY(y());
		note.setWidth(1 + random.nextInt(3));
		note.setHeight(1 + random.nextInt(3));
		note.setColour("#123456");
		return note;
	}

	private PathProbe probe() {
		PathProbe probe = FACTORY.createPathProbe();
		probe.setAgent(level.getAgentTypes().get(random.nextInt(LARGEST)));
		probe.setStartX(x());
		probe.setStartY(y());
		probe.setGoalX(x());
		probe.setGoalY(y());
		return probe;
	}

	private Command change(EObject object) {
		return switch (random.nextInt(6)) {
		case 0, 1 -> Shift.by(length(4) - 2, length(4) - 2, object);
		case 2 -> new RemoveCommand("Remove", object);
		case 3 -> new SetCommand("Rename", object, object.eClass().getEStructuralFeature("name"), "n" + random.nextInt(3));
		default -> alter(object);
		};
	}

	private Command alter(EObject object) {
		return switch (object) {
		case CircularObstacle circle -> new SetCommand("Radius", circle, Literals.CIRCULAR_OBSTACLE__RADIUS, length(2));
		case PolygonObstacle polygon -> new SetCommand("Shape", polygon, Literals.POLYGON_OBSTACLE__SHAPE, shape());
		case Spawn spawn -> random.nextBoolean() ? new SetCommand("Turn", spawn, Literals.SPAWN__HEADING, heading())
				: new SetCommand("Agents", spawn, Literals.SPAWN__AGENTS, List.of(level.getAgentTypes().get(random.nextInt(LARGEST))));
		case Annotation note -> SetCommand.ofAll("Resize note", note, Map.of(Literals.ANNOTATION__WIDTH, 1 + random.nextInt(4),
				Literals.ANNOTATION__X, x()));
		case PathProbe probe -> new SetCommand("Agent", probe, Literals.PATH_PROBE__AGENT,
				level.getAgentTypes().get(random.nextInt(LARGEST)));
		default -> throw new IllegalArgumentException(object.toString());
		};
	}

	@Test
	void aLevelWithoutASymmetryChangesAsItIs() {
		begin(1, Symmetry.HALF_TURN);
		level.setSymmetry(MapSymmetry.NONE);
		Command step = paint();
		assertSame(step, SymmetricStep.of(step, level));
		level.setSymmetry(MapSymmetry.DIAGONAL);
		level.setTerrain(TerrainGrid.filled(4, 3, 0));
		assertSame(step, SymmetricStep.of(step, level));
	}

	@Test
	void partnersKeepNamesAndPlayersOfTheirOwn() {
		begin(2, Symmetry.LEFT_RIGHT);
		level.setTerrain(TerrainGrid.filled(10, 5, 0));
		Spawn west = spawnAt(1, 2, 1);
		Spawn east = spawnAt(8, 2, 2);
		east.setName("east");
		execute(new SetCommand("Rename", west, Literals.SPAWN__NAME, "west"));
		execute(new SetCommand("Player", west, Literals.SPAWN__PLAYER, 3));
		execute(Shift.by(1, 1, west));
		assertEquals("west 2,3 player 3, east 7,3 player 2", spawns());
		execute(new SetCommand("Rename", west, Literals.SPAWN__NAME, "east"));
		execute(new SetCommand("Rename", west, Literals.SPAWN__NAME, "both"));
		assertEquals("both 2,3 player 3, both 7,3 player 2", spawns());
	}

	@Test
	void anObjectThatLeavesTheAxisGetsAPartner() {
		begin(3, Symmetry.LEFT_RIGHT);
		level.setTerrain(TerrainGrid.filled(9, 5, 0));
		Spawn middle = spawnAt(4, 2, 1);
		execute(Shift.by(-1, 0, middle));
		assertEquals(List.of(3, 5), level.getSpawns().stream().map(Spawn::getX).toList());
		execute(Shift.by(1, 0, middle));
		assertEquals(List.of(middle), level.getSpawns());
	}

	@Test
	void aStepThatSetsTheSymmetryChangesNothingElse() {
		begin(4, Symmetry.LEFT_RIGHT);
		level.setTerrain(TerrainGrid.filled(9, 5, 0));
		level.setSymmetry(MapSymmetry.NONE);
		spawnAt(1, 2, 1);
		execute(new SetCommand("Set symmetry", level, Literals.LEVEL__SYMMETRY, MapSymmetry.HALF_TURN));
		assertEquals(1, level.getSpawns().size());
		execute(new SetCommand("Set symmetry", level, Literals.LEVEL__SYMMETRY, MapSymmetry.LEFT_RIGHT));
		assertEquals(1, level.getSpawns().size());
	}

	private Spawn spawnAt(int x, int y, int player) {
		Spawn spawn = FACTORY.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		spawn.setPlayer(player);
		level.getSpawns().add(spawn);
		return spawn;
	}

	private void execute(Command command) {
		Command step = SymmetricStep.of(command, level);
		assertTrue(step.canExecute(), command.getLabel());
		step.execute();
	}

	private String spawns() {
		return String.join(", ", level.getSpawns().stream().map(spawn -> spawn.getName() + " " + spawn.getX() + ","
				+ spawn.getY() + " player " + spawn.getPlayer()).toList());
	}
}
