package org.leeway.core.level;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.colour.Colour;
import org.leeway.core.level.part.BalanceLimits;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.core.level.part.Throughput;
import org.leeway.core.level.value.Glyph;
import org.leeway.core.level.value.Limits;
import org.leeway.core.level.value.Quotes;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;
import org.leeway.pathing.geom.Tangle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.scale.Scales;

/**
 * The rules for the content of level files, such as unique names and valid sizes. {@link LevelVocabulary} says which
 * elements and attributes exist. Unfinished levels are allowed, such as a level without agents. Levels are checked
 * after loading and before saving, so each saved file loads again.
 */
final class LevelRules {

	private final Level level;
	/** The facts about the level's grid. Null if the level has no grid. */
	private final GridFacts grid;
	private final Set<Integer> terrainIds = new HashSet<>();
	private final Set<String> terrainNames = new HashSet<>();
	private final Set<String> agentNames = new HashSet<>();

	private LevelRules(Level level, GridFacts grid) {
		this.level = level;
		this.grid = grid;
	}

	/**
	 * Checks a whole level.
	 *
	 * @throws LevelProblem if a rule is broken
	 */
	static void check(Level level) {
		check(level, gridOf(level));
	}

	/**
	 * Checks a level whose cells are not in memory.
	 *
	 * @param grid the facts about the level's grid
	 * @throws LevelProblem if a rule is broken
	 */
	static void check(Level level, GridFacts grid) {
		new LevelRules(level, grid).checkAll();
	}

	/**
	 * Checks whether a change of one part of a valid level would break a rule of level files. Checks the changed part,
	 * and that its name and id stay unique. If a terrain gets another id, also checks the cells. Does not check how often
	 * different polygons cross each other.
	 *
	 * @param change makes the change on a copy of the part. The copy has no contents and belongs to no level
	 * @throws LevelProblem if a rule would be broken
	 */
	static void check(EObject part, Consumer<EObject> change) {
		Level level = (Level) EcoreUtil.getRootContainer(part);
		LevelRules rules = new LevelRules(level, gridOf(level));
		rules.addOthers(part);
		EObject changed = copyWithoutContents(part);
		change.accept(changed);
		rules.checkObject(changed);
		if (part instanceof TerrainType old && old.getId() != ((TerrainType) changed).getId()) {
			rules.checkGrid();
		}
	}

	/**
	 * Checks the attributes of the level itself. Does not check the objects of the level, such as its agents.
	 *
	 * @param blamed the object that the message names in place of the level
	 * @throws LevelProblem if a rule is broken
	 */
	static void checkAlone(Level level, EObject blamed) {
		try {
			new LevelRules(level, gridOf(level)).checkObject(level);
		} catch (LevelProblem problem) {
			throw LevelProblem.of(blamed, problem.getMessage());
		}
	}

	/**
	 * Checks everything but the cells. The time does not depend on the size of the map.
	 *
	 * @throws LevelProblem if a rule is broken
	 */
	static void checkObjects(Level level) {
		new LevelRules(level, gridOf(level)).checkObjects();
	}

	/**
	 * Checks that the polygons of the level do not cross or touch each other too often. Call this only after each polygon has
	 * passed its own checks.
	 */
	private void checkCrossings() {
		List<PolygonObstacle> polygons = level.getPolygons();
		Tangle.of(polygons.stream().map(PolygonObstacle::getShape).toList()).ifPresent(tangle -> {
			throw LevelProblem.of(polygons.get(tangle.polygon()), "the polygons of the level cross or touch each other more than "
					+ tangle.most() + " times, expected at most " + tangle.most());
		});
	}

	private static void checkValues(EObject object) {
		for (EAttribute attribute : object.eClass().getEAllAttributes()) {
			ValueRules.check(object, attribute, object.eGet(attribute));
		}
	}

	private static GridFacts gridOf(Level level) {
		return level.getTerrain() == null ? null : GridFacts.of(level.getTerrain());
	}

	private void addOthers(EObject part) {
		level.getTerrainTypes().stream().filter(terrain -> terrain != part).forEach(terrain -> {
			terrainIds.add(terrain.getId());
			terrainNames.add(terrain.getName());
		});
		level.getAgentTypes().stream().filter(agent -> agent != part).map(AgentType::getName).forEach(agentNames::add);
	}

	private static EObject copyWithoutContents(EObject part) {
		EObject copy = EcoreUtil.create(part.eClass());
		for (EStructuralFeature feature : part.eClass().getEAllStructuralFeatures()) {
			boolean contents = feature instanceof EReference reference && reference.isContainment();
			if (!contents && part.eIsSet(feature)) {
				copy.eSet(feature, part.eGet(feature));
			}
		}
		return copy;
	}

	private void checkAll() {
		checkObjects();
		checkGrid();
	}

	private void checkObjects() {
		checkObject(level);
		for (Iterator<EObject> objects = level.eAllContents(); objects.hasNext();) {
			checkObject(objects.next());
		}
		checkCrossings();
	}

	private void checkScales(Level level) {
		try {
			Scales.parse(level.getScales());
		} catch (IllegalArgumentException e) {
			require(false, level, "scales " + Quotes.quote(level.getScales()) + ", " + e.getMessage());
		}
	}

	private void checkBalance(Level level) {
		try {
			BalanceLimits.parse(level.getBalance());
		} catch (IllegalArgumentException e) {
			require(false, level, "balance " + Quotes.quote(level.getBalance()) + ", " + e.getMessage());
		}
	}

	private void checkObject(EObject object) {
		checkValues(object);
		switch (object) {
		case Level whole -> {
			require(whole.getTerrain() != null, whole, "no <terrain>, expected the grid of terrains");
			checkPositive(whole, LevelPackage.Literals.LEVEL__CELL_SCALE, whole.getCellScale());
			require(whole.getMinArea() >= 1, whole, "minArea " + whole.getMinArea() + ", expected at least 1");
			checkScales(whole);
			checkBalance(whole);
			require(whole.getAxes() == null || GamePlaces.axes(whole.getAxes()).isPresent(), whole, "axes " + Quotes.quote(whole.getAxes())
					+ ", expected two names with a blank between, such as x z");
		}
		case TerrainType terrain -> checkTerrain(terrain);
		case AgentType agent -> checkAgent(agent);
		case CircularObstacle circle -> checkRadius(circle, LevelPackage.Literals.CIRCULAR_OBSTACLE__RADIUS,
				circle.getRadius());
		case PolygonObstacle polygon -> require(polygon.getShape() != null, polygon,
				"no shape, expected at least 3 points as x,y");
		case Spawn spawn -> checkSpawn(spawn);
		case Annotation annotation -> checkAnnotation(annotation);
		case Underlay underlay -> checkUnderlay(underlay);
		case NavMeshLayer layer -> checkMesh(layer);
		case PathProbe probe -> checkProbe(probe);
		case AcceptedFinding accepted -> checkAccepted(accepted);
		case MergeConflict conflict -> ConflictRules.check(conflict, level);
		default -> throw new IllegalStateException(object.toString());
		}
	}

	private static String name(AgentType agent) {
		return agent == null ? null : agent.getName();
	}

	private void checkTerrain(TerrainType terrain) {
		int id = terrain.getId();
		String name = terrain.getName();
		require(id >= 0 && id < TerrainGrid.TERRAINS, terrain, "id " + id + ", expected 0 to 255");
		require(isAlternative(terrain) || terrainIds.add(id), terrain, "id " + id + " for the second time, expected each once");
		require(TerrainName.isName(name), terrain, "name " + Quotes.quote(name) + ", expected " + TerrainName.EXPECTED);
		require(isAlternative(terrain) || terrainNames.add(name), terrain, "name " + Quotes.quote(name)
				+ " for the second time, expected each once");
		checkColour(terrain, terrain.getColour());
		require(Glyph.isGlyph(terrain.getGlyph()), terrain, "glyph " + Quotes.quote(terrain.getGlyph())
				+ ", expected one character");
		checkPositive(terrain, LevelPackage.Literals.TERRAIN_TYPE__SPEED, terrain.getSpeed());
		require(terrain.getPicture() == null || !terrain.getPicture().isBlank(), terrain,
				"picture " + Quotes.quote(terrain.getPicture()) + ", expected the path of a picture");
	}

	private void checkAgent(AgentType agent) {
		String name = agent.getName();
		require(name != null && !name.isBlank(), agent, "no name, expected one");
		require(isAlternative(agent) || agentNames.add(name), agent, "name " + Quotes.quote(name) + " for the second time, expected each once");
		require(agent.getSize() >= 1, agent, "size " + agent.getSize() + ", expected at least 1");
		require(!agent.getCapability().isEmpty(), agent, "no capability, expected at least one terrain name");
		checkCapability(agent, agent.getCapability());
		checkRadius(agent, LevelPackage.Literals.AGENT_TYPE__RADIUS, agent.getRadius());
		checkRadius(agent, LevelPackage.Literals.AGENT_TYPE__TURNING_RADIUS, agent.getTurningRadius());
		checkPositive(agent, LevelPackage.Literals.AGENT_TYPE__SPEED, agent.getSpeed());
		if (agent.isSetObstacleRadius()) {
			checkPositive(agent, LevelPackage.Literals.AGENT_TYPE__OBSTACLE_RADIUS, agent.getObstacleRadius());
		}
		checkBody(agent);
		if (agent.isSetAcceleration()) {
			checkPositive(agent, LevelPackage.Literals.AGENT_TYPE__ACCELERATION, agent.getAcceleration());
		}
		if (agent.isSetTurnRate()) {
			double rate = agent.getTurnRate();
			checkPositive(agent, LevelPackage.Literals.AGENT_TYPE__TURN_RATE, Math.toRadians(rate) == 0 ? 0 : rate);
		}
		require(agent.getMinChoke() >= 0, agent, "minChoke " + agent.getMinChoke() + ", expected at least 0");
	}

	private static void checkBody(AgentType agent) {
		if (agent.isSetLength()) {
			checkPositive(agent, LevelPackage.Literals.AGENT_TYPE__LENGTH, agent.getLength());
		}
		if (agent.isSetWidth()) {
			checkPositive(agent, LevelPackage.Literals.AGENT_TYPE__WIDTH, agent.getWidth());
			require(agent.isSetLength(), agent, "width " + agent.getWidth() + " without a length, expected both");
		}
	}

	private void checkCapability(EObject owner, List<TerrainType> capability) {
		for (TerrainType terrain : capability) {
			require(terrain.eContainer() == level, owner, "capability: terrain " + Quotes.quote(terrain.getName())
					+ " is not of this level, expected some of its terrainTypes");
		}
	}

	/**
	 * Returns whether an object is only a version in a merge conflict, and no part of the level. Such a version comes from the
	 * merged-in side or from the common ancestor.
	 */
	private static boolean isAlternative(EObject object) {
		return object.eContainer() instanceof MergeConflict;
	}

	private void checkSpawn(Spawn spawn) {
		require(isAlternative(spawn) || grid.contains(spawn.getX(), spawn.getY()), spawn, "at " + spawn.getX() + "," + spawn.getY()
				+ ", expected a cell of the map of " + grid.width() + " x " + grid.height() + " cells");
		spawn.getAgents().forEach(agent -> checkReference(spawn, agent));
		require(spawn.getPlayer() >= 0, spawn, "player " + spawn.getPlayer() + ", expected at least 0");
	}

	private static void checkAnnotation(Annotation annotation) {
		require(annotation.getWidth() >= 1 && annotation.getHeight() >= 1, annotation, "a size of "
				+ annotation.getWidth() + " x " + annotation.getHeight() + " cells, expected at least 1 x 1");
		checkColour(annotation, annotation.getColour());
		checkNotNegative(annotation, LevelPackage.Literals.ANNOTATION__AMOUNT, annotation.getAmount());
	}

	private static void checkUnderlay(Underlay underlay) {
		require(underlay.getFile() != null && !underlay.getFile().isBlank(), underlay,
				"no file, expected the path of a picture");
		checkPositive(underlay, LevelPackage.Literals.UNDERLAY__WIDTH, underlay.getWidth());
		checkPositive(underlay, LevelPackage.Literals.UNDERLAY__HEIGHT, underlay.getHeight());
		double opacity = underlay.getOpacity();
		require(opacity >= 0 && opacity <= 1, underlay, "opacity " + opacity + ", expected 0 to 1");
	}

	private void checkMesh(NavMeshLayer layer) {
		require(layer.getMesh() != null || layer.getAgent() != null || !layer.getCapability().isEmpty(), layer,
				"no <mesh>, agent or capability, expected one of them");
		checkReference(layer, layer.getAgent());
		checkCapability(layer, layer.getCapability());
		checkPositive(layer, LevelPackage.Literals.NAV_MESH_LAYER__CIRCLE_TOLERANCE, layer.getCircleTolerance());
		checkNotNegative(layer, LevelPackage.Literals.NAV_MESH_LAYER__SIMPLIFICATION, layer.getSimplification());
	}

	private void checkProbe(PathProbe probe) {
		checkReference(probe, probe.getAgent());
		require(probe.getAgent() != null || !probe.isRequired(), probe,
				"no agent, expected one of the agentTypes for a required path");
		checkNotNegative(probe, LevelPackage.Literals.PATH_PROBE__MAX_COST, probe.getMaxCost());
		checkNotNegative(probe, LevelPackage.Literals.PATH_PROBE__MAX_EXCESS, probe.getMaxExcess());
		try {
			Throughput.parse(probe.getThroughput());
		} catch (IllegalArgumentException e) {
			require(false, probe, "throughput " + Quotes.quote(probe.getThroughput()) + ", " + e.getMessage());
		}
	}

	private void checkAccepted(AcceptedFinding accepted) {
		require(accepted.getRule() != null && !accepted.getRule().isBlank(), accepted,
				"no rule, expected the id of the one that finds it");
		checkReference(accepted, accepted.getAgent());
	}

	private void checkReference(EObject from, AgentType agent) {
		require(agent == null || agent.eContainer() == level, from, "agent " + Quotes.quote(name(agent))
				+ " is not of this level, expected one of its agentTypes");
	}

	private static void checkColour(EObject object, String colour) {
		require(Colour.isColour(colour), object, "colour " + Quotes.quote(colour) + ", expected #rrggbb");
	}

	private static void checkPositive(EObject object, EAttribute attribute, double value) {
		require(value > 0, object, attribute, value, "more than 0");
		require(value >= Limits.LEAST, object, attribute, value, "at least 1e-9");
	}

	private static void checkNotNegative(EObject object, EAttribute attribute, double value) {
		require(value >= 0, object, attribute, value, "at least 0");
	}

	private static void checkRadius(EObject object, EAttribute attribute, double value) {
		checkNotNegative(object, attribute, value);
		require(Limits.isZeroOrEnough(value), object, attribute, value, "0 or at least 1e-9");
	}

	private static void require(boolean kept, EObject object, EAttribute attribute, double value, String expected) {
		if (!kept) {
			throw LevelProblem.of(object, attribute.getName() + " " + value + ", expected " + expected);
		}
	}

	private void checkGrid() {
		level.getConflicts().forEach(conflict -> ConflictRules.checkCells(conflict, terrainIds));
		for (int id = 0; id < TerrainGrid.TERRAINS; id++) {
			Cell cell = terrainIds.contains(id) ? null : grid.first(id);
			if (cell != null) {
				throw LevelProblem.inRow(cell.y(), "terrain id " + id + " at cell " + cell
						+ ", expected the id of one of the terrainTypes: " + terrainIds.stream().sorted().toList());
			}
		}
	}

	private static void require(boolean kept, EObject object, String problem) {
		if (!kept) {
			throw LevelProblem.of(object, problem);
		}
	}
}
