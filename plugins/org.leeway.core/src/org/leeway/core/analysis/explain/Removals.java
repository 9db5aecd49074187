package org.leeway.core.analysis.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.repair.Clearing;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.ObstacleRef.Kind;
import org.leeway.pathing.world.Scene;

/**
 * A search for removable things, such as rocks, that keep units from a place. The search adds the names of these things to the
 * finding about the place. If there are several ways to open a path, the search chooses the path on which the fewest positions
 * of the unit are blocked.
 */
public final class Removals {

	/**
	 * The largest number of findings of an agent for which Leeway looks for things to remove. The findings with the most
	 * cells come first.
	 */
	private static final int MOST = 32;
	/** Limit for the number of names in a message. */
	private static final int MOST_NAMED = 3;

	/**
	 * The analysis of the level as it is. Null if the level has nothing removable, or is not in memory. The search then
	 * finds nothing.
	 */
	private final LevelAnalysis now;
	private final Progress progress;
	/** The analysis of the level without removable things. Null until the first search. */
	private LevelAnalysis cleared;
	private final Map<Agent, Integer> searched = new HashMap<>();
	/**
	 * For each agent, the anchors where it can stand now, and the anchors where it could stand only without removable things.
	 * Computed lazily.
	 */
	private final Map<Agent, Clearing> anchors = new HashMap<>();

	/** Creates a search in a level. The search finds nothing if the level has nothing removable, or is not in memory. */
	public Removals(CheckedLevel level, Progress progress) {
		this.now = level instanceof LevelAnalysis analysis && level.header().hasRemovable() ? analysis : null;
		this.progress = progress;
	}

	/**
	 * Returns a finding about an unreachable region, completed with the things that units must clear away to get there.
	 * Returns the finding unchanged if clearing things away does not help. Also returns it unchanged if the limit of
	 * searches for the agent is reached.
	 *
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public Finding ofRegion(Finding finding, Agent agent) {
		if (now == null || searched.merge(agent, 1, Integer::sum) > MOST) {
			return finding;
		}
		Reachability reach = now.agent(agent).reachability();
		return explain(finding, agent, reach.unreachableAnchors(finding.sample()).orElseThrow(), reach.reachable(),
				freed(agent).reachable());
	}

	/**
	 * Returns a finding about two separated spawns, completed with the things that units must clear away to connect the
	 * spawns. Returns the finding unchanged if clearing things away does not help. Also returns it unchanged if the
	 * limit of searches for the agent is reached.
	 *
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public Finding ofStarts(Finding finding, Agent agent, Cell one, Cell other) {
		if (now == null || searched.merge(agent, 1, Integer::sum) > MOST) {
			return finding;
		}
		Reachability reach = now.agent(agent).reachability();
		return explain(finding, agent, reach.reachableFrom(one), reach.reachableFrom(other), freed(agent).reachableFrom(other));
	}

	/**
	 * Adds to a finding the names of removable things that separate two sets of anchors (top-left cells of the agent). Returns the
	 * finding unchanged if either set is empty, or if removing things does not connect the sets.
	 *
	 * @param from the first set, whose anchors are connected with each other
	 * @param to the second set
	 * @param freed the anchors that the agent could reach from {@code to} if all removable things were cleared away
	 */
	private Finding explain(Finding finding, Agent agent, BitPlane from, BitPlane to, BitPlane freed) {
		// The anchors of a region are connected, so its first anchor shows whether clearing things away helps at all.
		// Mostly clearing does not help, so this test avoids a search in vain.
		Optional<Cell> any = from.first();
		if (any.isEmpty() || to.isEmpty() || !freed.get(any.get().x(), any.get().y())) {
			return finding;
		}
		List<String> names = Widening.between(anchors.computeIfAbsent(agent, this::anchors), from, to, now.header().diagonals(), progress)
				.map(cells -> inTheWay(cells, agent)).orElse(List.of());
		return names.isEmpty() ? finding : finding.untilRemoved(names, ", cut off until " + words(names));
	}

	private static String words(List<String> names) {
		Map<String, Long> counted = names.stream().collect(Collectors.groupingBy(name -> name, LinkedHashMap::new, Collectors.counting()));
		List<String> texts = counted.entrySet().stream().map(each -> each.getKey() + (each.getValue() == 1 ? "" : " (" + each.getValue() + ")"))
				.toList();
		String shown = String.join(", ", texts.subList(0, Math.min(MOST_NAMED, texts.size())))
				+ (texts.size() > MOST_NAMED ? " and others" : "");
		return shown + (names.size() == 1 ? " is" : " are") + " removed";
	}

	private Clearing anchors(Agent agent) {
		return Clearing.of(now.agent(agent).reachability().legal(), freed(agent).legal().complement(), 1);
	}

	/** Returns the reachability that an agent would have if all removable things were cleared away. */
	private Reachability freed(Agent agent) {
		if (cleared == null) {
			cleared = now.with(now.snapshot().withoutRemovable(), progress);
		}
		return cleared.agent(cleared.snapshot().agents().get(now.snapshot().agents().indexOf(agent))).reachability();
	}

	/**
	 * Returns the names of the removable things that prevent an agent from standing at some places. The anchors are the
	 * top-left cells of the agent at these places.
	 */
	private List<String> inTheWay(List<Cell> anchors, Agent agent) {
		LevelHeader level = now.header();
		Set<ObstacleRef> obstacles = new LinkedHashSet<>();
		Set<String> terrains = new LinkedHashSet<>();
		for (Cell anchor : anchors) {
			level.objects().removable().stream().filter(each -> !obstacles.contains(each) && isNear(each, anchor, agent))
					.filter(each -> ObstacleMap.forbid(alone(each), agent.unit(), anchor)).forEach(obstacles::add);
			addTerrains(anchor, agent, terrains);
		}
		List<String> names = new ArrayList<>(terrains);
		obstacles.stream().map(each -> name(each, level)).sorted().forEach(names::add);
		return names;
	}

	private void addTerrains(Cell anchor, Agent agent, Set<String> names) {
		for (int y = anchor.y(); y < anchor.y() + agent.size(); y++) {
			for (int x = anchor.x(); x < anchor.x() + agent.size(); x++) {
				int id = now.snapshot().grid().terrain(x, y);
				if (!agent.capability().contains(id)) {
					now.header().terrains().stream().filter(terrain -> terrain.id() == id).map(Terrain::name).forEach(names::add);
				}
			}
		}
	}

	private boolean isNear(ObstacleRef obstacle, Cell anchor, Agent agent) {
		double reach = agent.size() + agent.unit().obstacleRadius().orElse(0);
		Scene scene = now.header().scene();
		if (obstacle.kind() == Kind.CIRCLE) {
			Circle circle = scene.circles().get(obstacle.index());
			return Math.hypot(circle.x() - anchor.x(), circle.y() - anchor.y()) <= circle.radius() + 2 * reach;
		}
		Envelope box = scene.polygons().get(obstacle.index()).bounds();
		return anchor.x() + reach >= box.left() && anchor.x() - reach <= box.right() && anchor.y() + reach >= box.top()
				&& anchor.y() - reach <= box.bottom();
	}

	private Scene alone(ObstacleRef obstacle) {
		Scene scene = now.header().scene();
		return obstacle.kind() == Kind.CIRCLE ? Scene.of(List.of(scene.circles().get(obstacle.index())))
				: Scene.of(List.of(), List.of(scene.polygons().get(obstacle.index())));
	}

	private static String name(ObstacleRef obstacle, LevelHeader level) {
		List<String> names = obstacle.kind() == Kind.CIRCLE ? level.names().circles() : level.names().polygons();
		String own = obstacle.index() < names.size() ? names.get(obstacle.index()) : "";
		return own.isEmpty() ? ObstacleName.of(obstacle, level.scene()) : own;
	}
}
