package org.leeway.pathing.balance;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.GridParts;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.World;

/**
 * The travel times of units in a level. Callers get them by {@code preparation.get(TravelMaps.PART, progress)}. All results are
 * computed on first request. After an edit, they are repaired on the next request. Thread-safe.
 */
public final class TravelMaps {

	/** Number of units whose steps and areas are cached. */
	private static final int UNITS = 8;
	/** Limit for the number of cached travel fields: enough for eight starts of each unit. */
	private static final int MOST_FIELDS = 8 * UNITS;
	/** All fields of a large map together use at most the memory of Java divided by this number. */
	private static final int SHARE = 8;

	/** The {@link Part} of a {@link Preparation} that computes and caches the travel times. */
	public static final Part<TravelMaps> PART = new Part<>() {
		@Override
		public TravelMaps make(Preparation preparation, Progress progress) {
			return new TravelMaps(preparation, progress, null);
		}

		@Override
		public TravelMaps update(TravelMaps before, Preparation preparation, Progress progress) {
			return new TravelMaps(preparation, progress, before);
		}
	};

	private final World world;
	private final SearchMap map;
	private final IncrementalCache<GridUnit, Steps> steps;
	private final IncrementalCache<From, TravelField> fields;
	private final IncrementalCache<Among, TravelAreas> areas;
	private final IncrementalCache<Among, Arrivals> arrivals;

	/**
	 * The steps of a unit, after and before an edit.
	 *
	 * @param own the map on which the unit's ways are searched. Null if the unit is an agent of the level, because the level's
	 * map knows the unit
	 * @param before the steps before the edit. Null if there was no edit
	 * @param changed the anchors (top-left cells of the unit) whose steps differ from {@code before}. Null if they are not
	 * known
	 */
	private record Steps(SearchMap own, StepGraph graph, StepGraph before, int[] changed) {
	}

	private record From(GridUnit unit, List<Cell> start) {
	}

	private record Among(GridUnit unit, List<List<Cell>> starts) {
	}

	private TravelMaps(Preparation preparation, Progress progress, TravelMaps before) {
		this.world = preparation.world();
		this.map = preparation.get(GridParts.MAP, progress);
		int most = kept();
		int mostAreas = Math.max(1, most / UNITS);
		this.steps = before == null ? new IncrementalCache<>(UNITS) : before.steps.next(UNITS);
		this.fields = before == null ? new IncrementalCache<>(most) : before.fields.next(most);
		this.areas = before == null ? new IncrementalCache<>(mostAreas) : before.areas.next(mostAreas);
		this.arrivals = before == null ? new IncrementalCache<>(mostAreas) : before.arrivals.next(mostAreas);
	}

	private int kept() {
		long bytes = Math.max(1, Double.BYTES * (long) world.grid().width() * world.grid().height());
		return (int) Math.clamp(Runtime.getRuntime().maxMemory() / SHARE / bytes, 1, MOST_FIELDS);
	}

	/**
	 * Returns the steps that a unit can make. The unit need not be an agent of the level.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public StepGraph graph(GridUnit unit, Progress progress) {
		return steps(unit, progress).graph;
	}

	private Steps steps(GridUnit unit, Progress progress) {
		return steps.get(unit, before -> steps(unit, before, progress), progress);
	}

	private Steps steps(GridUnit unit, Optional<Steps> before, Progress progress) {
		SearchMap own = map.agents().contains(unit) ? null : ownMap(unit, before, progress);
		AgentAnchors anchors = (own == null ? map : own).anchors(unit);
		StepGraph known = before.map(Steps::graph).filter(graph -> isLike(graph, anchors)).orElse(null);
		if (known == null) {
			return new Steps(own, StepGraph.of(anchors, progress), null, null);
		}
		StepGraph graph = known.with(anchors, progress);
		return new Steps(own, graph, known, graph.isLike(known) ? graph.changedSince(known) : null);
	}

	private SearchMap ownMap(GridUnit unit, Optional<Steps> before, Progress progress) {
		ObstacleMap obstacles = ObstacleMap.of(world.scene(), world.grid().width(), world.grid().height());
		return before.map(Steps::own).map(known -> known.with(world.grid(), obstacles, List.of(unit), world.speeds(),
				world.diagonals(), progress)).orElseGet(() -> SearchMap.of(world.grid(), obstacles, List.of(unit), world.speeds(),
						world.diagonals(), progress));
	}

	private static boolean isLike(StepGraph graph, AgentAnchors anchors) {
		AgentAnchors old = graph.anchors();
		return old.plane().width() == anchors.plane().width() && old.plane().height() == anchors.plane().height()
				&& old.diagonals() == anchors.diagonals();
	}

	/**
	 * Returns the division of the map among starts: which start each anchor belongs to.
	 *
	 * @param starts for each start, the anchors at which the unit may start
	 * @param progress gets a unit of work for each start, unless the division is known already
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public TravelAreas areas(GridUnit unit, List<List<Cell>> starts, Progress progress) {
		Progress quiet = progress.cancelOnly();
		return areas.get(new Among(unit, starts), before -> {
			Steps own = steps(unit, quiet);
			TravelField[] found = new TravelField[starts.size()];
			IntStream.range(0, found.length).parallel().forEach(i -> {
				found[i] = field(own, unit, starts.get(i), quiet);
				synchronized (found) {
					progress.worked(1);
				}
			});
			return before.map(known -> known.with(List.of(found), quiet)).orElseGet(() -> TravelAreas.of(List.of(found), quiet));
		}, quiet);
	}

	private TravelField field(Steps own, GridUnit unit, List<Cell> start, Progress progress) {
		return fields.get(new From(unit, start), before -> before
				.map(known -> known.with(own.graph, start, own.before == known.graph() ? own.changed : null, progress))
				.orElseGet(() -> TravelField.of(own.graph, start, progress)), progress);
	}

	/**
	 * Returns when a unit first gets to each cell, and from which start.
	 *
	 * @param starts for each start, the anchors at which the unit may start
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Arrivals arrivals(GridUnit unit, List<List<Cell>> starts, Progress progress) {
		return arrivals.get(new Among(unit, starts), before -> {
			TravelAreas found = areas(unit, starts, progress.cancelOnly());
			return before.map(known -> known.with(found, progress)).orElseGet(() -> Arrivals.of(found, unit.size(), progress));
		}, progress);
	}
}
