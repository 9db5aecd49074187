package org.leeway.core.level;

import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.colour.Colour;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.CircularObstacle;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.model.MapSymmetry;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.PolygonMesh;

/** A generator of random levels with every kind of element. Names have characters that the format must escape. */
public final class RandomLevels {

	private static final String[] CHARACTERS = { "a", "Z", "7", " ", "&", "<", ">", "\"", "'", "%", "#", "/", "[", "]",
			":", "+", "=", "?", "\u00e9", "\u4e2d", "\ud83d\ude42", "\u2028", "]]>", "%20" };
	private static final LevelFactory FACTORY = LevelFactory.eINSTANCE;

	private final Random random;
	private final Level level = FACTORY.createLevel();

	private RandomLevels(Random random) {
		this.random = random;
	}

	/** Returns a level with every kind of element. */
	public static Level level(Random random) {
		RandomLevels levels = new RandomLevels(random);
		levels.fill();
		return levels.level;
	}

	/** Returns a random level with elements of every kind, as {@link #level} does, and with merge conflicts. */
	public static Level conflicting(Random random) {
		RandomLevels levels = new RandomLevels(random);
		levels.fill();
		levels.repeat(levels::addConflict);
		return levels.level;
	}

	private void fill() {
		level.setName(random.nextInt(4) == 0 ? null : text());
		level.setCellScale(1 + random.nextInt(3) * random.nextDouble());
		level.setStarts(random.nextBoolean() ? Starts.CONNECTED : Starts.APART);
		level.setMinArea(1 + random.nextInt(3));
		level.setScales(random.nextBoolean() ? "" : "1/2,1/8 majority");
		level.setBalance(random.nextBoolean() ? "" : "time 5, lanes 0");
		level.setDiagonals(DiagonalRule.VALUES.get(random.nextInt(DiagonalRule.VALUES.size())));
		level.setSymmetry(MapSymmetry.VALUES.get(random.nextInt(MapSymmetry.VALUES.size())));
		if (random.nextBoolean()) {
			level.setFrame(GameFrame.VALUES.get(1 + random.nextInt(2)));
			level.setOriginX(100 * random.nextGaussian());
			level.setOriginY(random.nextInt(1000));
			level.setYUp(random.nextBoolean());
			level.setAxes(random.nextBoolean() ? "x z" : "x y");
		}
		int terrains = 1 + random.nextInt(5);
		for (int i = 0; i < terrains; i++) {
			addTerrain(i * 51, "t\u00e9rrain_" + i + ".-");
		}
		level.setTerrain(grid(terrains));
		repeat(this::addAgent);
		repeat(this::addCircle);
		repeat(this::addPolygon);
		repeat(this::addSpawn);
		repeat(this::addAnnotation);
		repeat(this::addNavMesh);
		repeat(this::addUnderlay);
		repeat(this::addProbe);
		repeat(this::addAccepted);
	}

	private void repeat(Runnable addition) {
		for (int i = random.nextInt(4); i > 0; i--) {
			addition.run();
		}
	}

	private void addTerrain(int id, String name) {
		String glyph = random.nextBoolean() ? "\ud83d\ude42" : "<";
		TerrainType terrain = LevelTemplates.terrainType(id, name, Colour.format(random.nextInt(1 << 24)), glyph);
		terrain.setSpeed(random.nextBoolean() ? 1 : Double.MIN_VALUE + random.nextDouble());
		terrain.setPattern(TerrainPattern.VALUES.get(random.nextInt(TerrainPattern.VALUES.size())));
		terrain.setRemovable(random.nextInt(3) == 0);
		if (random.nextBoolean()) {
			terrain.setPicture("../t\u00efles/" + id + " \"<&>.png");
		}
		level.getTerrainTypes().add(terrain);
	}

	private TerrainGrid grid(int terrains) {
		int width = 1 + random.nextInt(150);
		int height = 1 + random.nextInt(150);
		TerrainGridEditor editor = TerrainGrid.filled(width, height, 0).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				editor.set(x, y, 51 * random.nextInt(terrains));
			}
		}
		return editor.build();
	}

	private void addAgent() {
		List<TerrainType> all = level.getTerrainTypes();
		String name = level.getAgentTypes().size() + text();
		AgentType agent = LevelTemplates.agentType(name, 1 + random.nextInt(9),
				all.subList(0, 1 + random.nextInt(all.size())));
		if (random.nextBoolean()) {
			agent.setRadius(random.nextInt(3) * random.nextDouble());
		}
		agent.setTurningRadius(random.nextInt(2) * random.nextDouble());
		agent.setMinChoke(random.nextInt(3));
		agent.setCanReverse(random.nextBoolean());
		agent.setSpeed(random.nextBoolean() ? 1 : 0.1 + random.nextDouble());
		if (random.nextBoolean()) {
			agent.setLength(Double.MIN_VALUE + random.nextDouble());
			agent.setAcceleration(Double.MIN_VALUE + random.nextDouble());
		}
		if (random.nextBoolean()) {
			agent.setObstacleRadius(0.25 + 3 * random.nextDouble());
			agent.setTurnRate(1 + 360 * random.nextDouble());
		}
		if (agent.isSetLength() && random.nextBoolean()) {
			agent.setWidth(Double.MIN_VALUE + random.nextDouble());
		}
		level.getAgentTypes().add(agent);
	}

	private void addCircle() {
		CircularObstacle circle = FACTORY.createCircularObstacle();
		circle.setRemovable(random.nextBoolean());
		circle.setName(random.nextBoolean() ? null : text());
		circle.setX(coordinate());
		circle.setY(coordinate());
		circle.setRadius(Math.abs(coordinate()));
		level.getCircles().add(circle);
	}

	private void addPolygon() {
		PolygonObstacle polygon = FACTORY.createPolygonObstacle();
		polygon.setRemovable(random.nextBoolean());
		polygon.setShape(Polygon.of(random.doubles(6 + 2 * random.nextInt(5), -1e6, 1e6).toArray()));
		polygon.setName(random.nextBoolean() ? null : text());
		level.getPolygons().add(polygon);
	}

	private void addSpawn() {
		Spawn spawn = FACTORY.createSpawn();
		spawn.setName(random.nextBoolean() ? null : text());
		spawn.setX(random.nextInt(level.getTerrain().width()));
		spawn.setY(random.nextInt(level.getTerrain().height()));
		level.getAgentTypes().stream().filter(agent -> random.nextInt(3) == 0).forEach(spawn.getAgents()::add);
		if (random.nextBoolean()) {
			spawn.setHeading(coordinate());
		}
		if (random.nextBoolean()) {
			spawn.setPlayer(random.nextInt(Integer.MAX_VALUE));
			spawn.setTeam(text());
		}
		level.getSpawns().add(spawn);
	}

	private void addAnnotation() {
		Annotation annotation = FACTORY.createAnnotation();
		annotation.setText(text() + "\n\t" + text() + "\r\n");
		annotation.setX(random.nextInt());
		annotation.setWidth(1 + random.nextInt(9));
		if (random.nextBoolean()) {
			annotation.setKind(AnnotationKind.get(random.nextInt(AnnotationKind.VALUES.size())));
			annotation.setAmount(Math.abs(coordinate()));
		}
		level.getAnnotations().add(annotation);
	}

	private void addUnderlay() {
		Underlay underlay = FACTORY.createUnderlay();
		underlay.setName(random.nextBoolean() ? null : text());
		underlay.setFile(text());
		underlay.setX(coordinate());
		underlay.setY(coordinate());
		underlay.setWidth(Double.MIN_VALUE + random.nextDouble());
		underlay.setHeight(Double.MIN_VALUE + random.nextDouble());
		underlay.setOpacity(random.nextDouble());
		level.getUnderlays().add(underlay);
	}

	private void addNavMesh() {
		NavMeshLayer layer = FACTORY.createNavMeshLayer();
		layer.setName(text());
		level.getTerrainTypes().stream().filter(terrain -> random.nextInt(3) == 0).forEach(layer.getCapability()::add);
		List<AgentType> agents = level.getAgentTypes();
		layer.setAgent(agents.isEmpty() || random.nextInt(2) == 0 ? null : agents.get(random.nextInt(agents.size())));
		layer.setKeepTerrains(random.nextBoolean());
		layer.setCircleTolerance(random.nextDouble() + 0.01);
		layer.setSimplification(random.nextInt(3) / 4.0);
		boolean generated = (layer.getAgent() != null || !layer.getCapability().isEmpty()) && random.nextBoolean();
		layer.setMesh(generated ? null : random.nextInt(3) == 0 ? PolygonMesh.EMPTY
				: PolygonMesh.of(random.doubles(8, -9, 9).toArray(), List.of(new int[] { 0, 1, 2 }, new int[] { 0, 2,
				3 })));
		level.getNavMeshes().add(layer);
	}

	private void addProbe() {
		PathProbe probe = FACTORY.createPathProbe();
		List<AgentType> agents = level.getAgentTypes();
		probe.setAgent(agents.isEmpty() ? null : agents.get(random.nextInt(agents.size())));
		probe.setGoalX(random.nextInt());
		probe.setRequired(probe.getAgent() != null && random.nextBoolean());
		if (random.nextBoolean()) {
			probe.setMaxCost(random.nextInt(9));
		}
		if (random.nextBoolean()) {
			probe.setMaxExcess(random.nextInt(99) / 4.0);
		}
		if (random.nextBoolean()) {
			probe.setPlanner(text());
			probe.setOptions(text());
			probe.setStartHeading(coordinate());
		}
		if (random.nextBoolean()) {
			probe.setThroughput(random.nextBoolean() ? "20 in 30 s" : "3 in 0.5 s, 10 small back");
		}
		level.getProbes().add(probe);
	}

	private void addAccepted() {
		AcceptedFinding accepted = FACTORY.createAcceptedFinding();
		List<AgentType> agents = level.getAgentTypes();
		accepted.setRule(text());
		accepted.setAgent(agents.isEmpty() ? null : agents.get(random.nextInt(agents.size())));
		accepted.setX(random.nextInt());
		accepted.setNote(random.nextBoolean() ? null : text());
		level.getAccepted().add(accepted);
	}

	private void addConflict() {
		MergeConflict conflict = FACTORY.createMergeConflict();
		switch (random.nextInt(4)) {
		case 0 -> {
			conflict.setX(random.nextInt(200) - 9);
			conflict.setY(random.nextInt(9));
			conflict.setCells(grid(level.getTerrainTypes().size()));
			addBase(conflict).ifPresent(base -> base.setCells(conflict.getCells()));
		}
		case 1 -> {
			conflict.setProperty("symmetry");
			conflict.setValue(random.nextBoolean() ? null : "half-turn");
			addBase(conflict).ifPresent(base -> base.setValue(random.nextBoolean() ? null : "left-right"));
		}
		default -> {
			List<EObject> all = level.eContents().stream().filter(each -> !(each instanceof MergeConflict)).toList();
			EObject target = all.get(random.nextInt(all.size()));
			conflict.setTarget(random.nextInt(3) == 0 ? null : target);
			if (conflict.getTarget() == null || random.nextBoolean()) {
				conflict.eSet(LevelPackage.Literals.MERGE_CONFLICT.getEAllReferences().stream()
						.filter(each -> each.getEReferenceType() == target.eClass()).findFirst().orElseThrow(), EcoreUtil.copy(target));
			}
			addBase(conflict).filter(base -> random.nextBoolean()).ifPresent(base -> base.eSet(LevelPackage.Literals.MERGE_CONFLICT
					.getEAllReferences().stream().filter(each -> each.getEReferenceType() == target.eClass()).findFirst().orElseThrow(),
					EcoreUtil.copy(target)));
		}
		}
		level.getConflicts().add(conflict);
	}

	private Optional<MergeConflict> addBase(MergeConflict conflict) {
		if (random.nextBoolean()) {
			conflict.setBase(FACTORY.createMergeConflict());
		}
		return Optional.ofNullable(conflict.getBase());
	}

	private double coordinate() {
		return random.nextInt(5) == 0 ? -0.0 : random.nextGaussian() * Math.pow(10, random.nextInt(9) - 4);
	}

	/** Returns a text of at least one visible character. */
	private String text() {
		StringBuilder text = new StringBuilder("n");
		for (int i = random.nextInt(8); i > 0; i--) {
			text.append(CHARACTERS[random.nextInt(CHARACTERS.length)]);
		}
		return text.toString();
	}
}
