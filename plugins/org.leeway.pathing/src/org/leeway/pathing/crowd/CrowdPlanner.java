package org.leeway.pathing.crowd;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;

/** A planner for crowds of about 20 units. The package describes the algorithm. Equal crowds get equal answers. */
public final class CrowdPlanner {

	/**
	 * Limit for the configurations that the first attempt to find a plan examines. A configuration has a place for each unit.
	 * Each further attempt has twice the limit of the previous attempt, and makes other random choices. Most attempts that
	 * find a plan stay below the limit. An attempt with bad early choices rarely recovers, so a new attempt is faster.
	 */
	private static final int FIRST_PART = 1000;

	private final Crowd crowd;
	private final NextPlaces next;
	private final Map<IntBuffer, Configuration> known = new HashMap<>();
	private final Deque<Configuration> open = new ArrayDeque<>();

	private CrowdPlanner(Crowd crowd, long seed) {
		this.crowd = crowd;
		this.next = new NextPlaces(crowd, new SplittableRandom(seed));
	}

	/**
	 * Plans how all units of a crowd move to their goals.
	 *
	 * @param members the units. Their maps have the same size
	 * @param limit how many arrangements the search tries at most. An arrangement has a place for each unit of the crowd
	 * @throws java.util.concurrent.CancellationException if the progress was cancelled
	 */
	public static CrowdAnswer plan(List<CrowdMember> members, int limit, Progress progress) {
		if (members.isEmpty()) {
			return new CrowdAnswer.Yes(new CrowdPlan(List.of(List.of())));
		}
		Crowd crowd = new Crowd(members);
		if (crowd.isHopeless()) {
			return new CrowdAnswer.No();
		}
		int seen = 0;
		for (int part = FIRST_PART; seen < limit; part *= 2) {
			CrowdAnswer answer = new CrowdPlanner(crowd, part).search(Math.min(part, limit - seen), progress);
			if (!(answer instanceof CrowdAnswer.NotFound notFound)) {
				return answer;
			}
			seen += notFound.tried();
		}
		return new CrowdAnswer.NotFound(seen);
	}

	private CrowdAnswer search(int limit, Progress progress) {
		int tried = 0;
		add(crowd.starts(), null);
		while (!open.isEmpty()) {
			progress.check();
			Configuration last = open.element();
			if (last.isGoal()) {
				return new CrowdAnswer.Yes(plan(last));
			}
			if (last.hasNext()) {
				if (tried++ == limit) {
					return new CrowdAnswer.NotFound(limit);
				}
				int[] places = next.propose(last.places, last.order, last.next(crowd));
				if (places != null) {
					add(places, last);
				}
			} else {
				open.remove();
			}
		}
		return new CrowdAnswer.No();
	}

	/**
	 * Puts a configuration before all other open configurations, so the search goes on from there. If the search was at this
	 * configuration before, it does not try the same constraints there again.
	 */
	private void add(int[] places, Configuration before) {
		open.push(known.computeIfAbsent(IntBuffer.wrap(places), key -> new Configuration(crowd, places, before)));
	}

	private CrowdPlan plan(Configuration goal) {
		LinkedList<List<Cell>> ticks = new LinkedList<>();
		for (Configuration at = goal; at != null; at = at.before) {
			ticks.addFirst(Arrays.stream(at.places).mapToObj(crowd::cell).toList());
		}
		return new CrowdPlan(ticks);
	}
}
