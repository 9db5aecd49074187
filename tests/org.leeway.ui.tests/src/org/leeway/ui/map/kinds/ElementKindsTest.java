package org.leeway.ui.map.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.Turn;
import org.leeway.ui.map.parts.LevelPartFactory;
import org.leeway.ui.theme.Icons;

/**
 * Tests of the kinds of elements: the kinds must agree with the model, in which each list of a level holds one kind. Turned and
 * flipped elements must agree with turned and flipped cells.
 */
class ElementKindsTest {

	private static final int WIDTH = 9;
	private static final int HEIGHT = 6;

	private final Random random = new Random(seed());

	private static long seed() {
		long seed = System.nanoTime();
		System.out.println("ElementKindsTest seed " + seed);
		return seed;
	}

	@Test
	void eachListOfALevelIsAKind() {
		// the list of merge conflicts is the only list without a kind: a conflict is no element, but a decision about an
		// element
		Set<EReference> lists = Literals.LEVEL.getEAllContainments().stream().filter(EReference::isMany)
				.filter(list -> list != Literals.LEVEL__CONFLICTS).collect(Collectors.toSet());
		assertEquals(lists, ElementKinds.all().map(ElementKind::list).collect(Collectors.toSet()));
	}

	@Test
	void eachKindOnTheMapHasAPartAndAnIcon() {
		ElementKinds.objectKinds().filter(ObjectKind::isShown).forEach(kind -> {
			assertNotNull(Icons.descriptor(kind.name()), kind.name());
			if (kind.hasFigure()) {
				assertNotNull(new LevelPartFactory().createEditPart(null, EcoreUtil.create(kind.list().getEReferenceType())));
			}
		});
	}

	@Test
	void theImageOfACellIsThatOfTheGrid() {
		for (Turn turn : Turn.values()) {
			CellTransform cells = turn.transform();
			CellRect frame = cells.apply(new CellRect(0, 0, WIDTH, HEIGHT));
			Placement placement = Placement.of(cells, WIDTH, HEIGHT, 20, 30);
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(random.nextInt(WIDTH));
			spawn.setY(random.nextInt(HEIGHT));
			Cell image = cells.apply(new Cell(spawn.getX(), spawn.getY()));
			ElementKinds.place(spawn, placement);
			assertEquals(new Cell(image.x() - frame.x() + 20, image.y() - frame.y() + 30), new Cell(spawn.getX(), spawn.getY()),
					turn.toString());
		}
	}

	@Test
	void theImageOfTheEnvelopeIsTheEnvelopeOfTheImage() {
		for (Turn turn : Turn.values()) {
			for (EObject object : objects()) {
				Envelope box = ElementKinds.envelope(object).orElse(null);
				if (box != null) {
					Placement placement = Placement.of(turn.transform(), WIDTH, HEIGHT, 3, 4);
					ElementKinds.place(object, placement);
					assertEquals(placement.image(box), ElementKinds.envelope(object).orElseThrow(), turn + " " + object);
				}
			}
		}
	}

	/** Coordinates are multiples of 1/8, so that each step is exact. */
	@Test
	void fourTurnsOrTwoFlipsChangeNothing() {
		for (Turn turn : Turn.values()) {
			boolean isFlip = Placement.of(turn.transform(), 1, 1, 0, 0).isFlip();
			for (EObject object : objects()) {
				EObject before = EcoreUtil.copy(object);
				int width = WIDTH;
				int height = HEIGHT;
				for (int i = 0; i < (isFlip ? 2 : 4); i++) {
					ElementKinds.place(object, Placement.of(turn.transform(), width, height, 0, 0));
					int old = width;
					width = isFlip ? width : height;
					height = isFlip ? height : old;
				}
				assertTrue(EcoreUtil.equals(before, object), turn + ": " + before + " became " + object);
			}
		}
	}

	/** Objects such as spawns lie on whole cells. If a move is no whole number of cells, it is rounded for these objects. */
	@Test
	void aMoveKeepsSpawnsOnCells() {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(4);
		spawn.setY(4);
		ElementKinds.place(spawn, Placement.move(0.75, -1.25));
		assertEquals(List.of(5, 3), List.of(spawn.getX(), spawn.getY()));
	}

	private List<EObject> objects() {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(eighth(WIDTH));
		circle.setY(eighth(HEIGHT));
		circle.setRadius(1 + eighth(2));
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		double[] corners = new double[10];
		Arrays.setAll(corners, i -> eighth(i % 2 == 0 ? WIDTH : HEIGHT));
		polygon.setShape(Polygon.of(corners));
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(random.nextInt(WIDTH));
		spawn.setY(random.nextInt(HEIGHT));
		spawn.setHeading(15 * random.nextInt(24));
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setX(random.nextInt(4));
		note.setY(random.nextInt(4));
		note.setWidth(3);
		note.setHeight(2);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.setMesh(PolygonMesh.of(new double[] {0, 0, eighth(4) + 1, 0, 5, 5, 0, 4.5}, List.of(new int[] {0, 1, 2}, new int[] {0, 2, 3}),
				new short[] {1, 2}, List.of(new int[] {0, 2})));
		return Stream.of(circle, polygon, spawn, note, mesh, probe()).map(EObject.class::cast).toList();
	}

	/**
	 * Returns a probe of a unit of 2 x 2 cells. The middle of such a unit is a corner of its top-left cell, not the middle of
	 * this cell.
	 */
	private PathProbe probe() {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setTerrain(TerrainGrid.filled(40, 40, 0));
		level.getAgentTypes().add(LevelFactory.eINSTANCE.createAgentType());
		level.getAgentTypes().getFirst().setSize(2);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		level.getProbes().add(probe);
		probe.setAgent(level.getAgentTypes().getFirst());
		probe.setStartX(random.nextInt(WIDTH - 1));
		probe.setGoalY(random.nextInt(HEIGHT - 1));
		probe.setGoalHeading(90);
		return probe;
	}

	private double eighth(int limit) {
		return random.nextInt(8 * limit) / 8.0;
	}
}
