package org.leeway.cluster.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.leeway.pathing.clearance.stream.PartJoin;
import org.leeway.pathing.clearance.stream.PartialReach;
import org.leeway.pathing.grid.Cell;

import scala.Tuple2;

/**
 * A stepwise merge of the results of all blocks into one result for the whole world. Each round merges 4 x 4
 * neighbouring results into one. When at most 16 results are left, the driver merges these itself.
 */
final class BlockJoins {

	/** The largest number of results that the driver merges. If more results are left, the workers run another round. */
	private static final int LAST = 16;

	/**
	 * Indexed by round: the groups of results at the beginning of the round. The round merges each group into one result. The
	 * key is the place of a group. The value holds the results of the group's members, indexed by the member's place, then by
	 * agent. The members are blocks in the first round, and the groups of the previous round in a later round.
	 */
	private final List<JavaPairRDD<BlockPlace, TreeMap<BlockPlace, List<PartialReach>>>> rounds = new ArrayList<>();
	private final TreeMap<BlockPlace, List<PartialReach>> last;
	private final List<PartialReach> whole;

	/**
	 * Joins the results of all blocks.
	 *
	 * @param blocks the results of each block, indexed by agent. May leave out components that do not touch the border of
	 * the block, because no merge changes them
	 * @param columns the number of columns of blocks
	 * @param rows the number of rows of blocks
	 */
	BlockJoins(JavaPairRDD<BlockPlace, List<PartialReach>> blocks, int columns, int rows) {
		JavaPairRDD<BlockPlace, List<PartialReach>> results = blocks;
		int width = columns;
		int height = rows;
		while ((long) width * height > LAST) {
			width = BlockPlace.joined(width);
			height = BlockPlace.joined(height);
			JavaPairRDD<BlockPlace, TreeMap<BlockPlace, List<PartialReach>>> groups = results
					.mapToPair(each -> new Tuple2<>(each._1.parent(), each)).groupByKey(width * height)
					.mapValues(BlockJoins::sorted);
			rounds.add(groups);
			results = groups.mapValues(group -> join(group.values()));
		}
		this.last = sorted(results.collect());
		this.whole = join(last.values());
	}

	/**
	 * Returns the results of the members of a group, sorted by the places of the members. A member is a block or a merged group
	 * of blocks. {@link #join} and {@link #reached} need the same order, because component numbers depend on it.
	 */
	private static TreeMap<BlockPlace, List<PartialReach>> sorted(Iterable<Tuple2<BlockPlace, List<PartialReach>>> group) {
		TreeMap<BlockPlace, List<PartialReach>> sorted = new TreeMap<>();
		group.forEach(each -> sorted.put(each._1, each._2));
		return sorted;
	}

	private static List<PartialReach> join(Collection<List<PartialReach>> parts) {
		List<PartialReach> joined = new ArrayList<>();
		for (int agent = 0; agent < parts.iterator().next().size(); agent++) {
			joined.add(joinOf(parts, agent).whole());
		}
		return joined;
	}

	private static PartJoin joinOf(Collection<List<PartialReach>> parts, int agent) {
		return new PartJoin(parts.stream().map(each -> each.get(agent)).toList());
	}

	/** Returns the reachability in the whole world, indexed by agent. */
	List<PartialReach> whole() {
		return whole;
	}

	/**
	 * Returns a sample cell for each agent without spawns, indexed by agent. An agent without spawns is assumed to
	 * start in the largest connected area. The sample is a cell in this area. Null for an agent that has spawns, or
	 * that fits nowhere.
	 */
	ArrayList<Cell> samples() {
		ArrayList<Cell> samples = new ArrayList<>();
		whole.forEach(each -> samples.add(each.reachedSample()));
		return samples;
	}

	/**
	 * Returns which components of each block the agents reach. A component is a set of connected places in the block. The value
	 * for a block holds flags, indexed by agent, then by component. A flag is true if the agent reaches the component.
	 */
	JavaPairRDD<BlockPlace, List<boolean[]>> reached(JavaSparkContext spark) {
		ArrayList<Cell> samples = samples();
		List<boolean[]> open = new ArrayList<>();
		for (PartialReach each : whole) {
			// No component continues outside of the whole world, so the only open component is the component of all starts.
			// PartialReach always counts this component as open. The agent reaches this component, so its flag is true.
			boolean[] starts = new boolean[each.openComponents()];
			Arrays.fill(starts, true);
			open.add(starts);
		}
		JavaPairRDD<BlockPlace, List<boolean[]>> reached = spark.parallelizePairs(reached(last, open, samples));
		for (JavaPairRDD<BlockPlace, TreeMap<BlockPlace, List<PartialReach>>> groups : rounds.reversed()) {
			reached = groups.join(reached).flatMapToPair(each -> reached(each._2._1, each._2._2, samples).iterator());
		}
		return reached;
	}

	/**
	 * Splits a result for a group into results for its parts: the blocks or smaller groups that were merged into the group.
	 * Returns flags for each part, indexed by agent, then by component. A component is a set of connected places. A flag is
	 * true if the agent reaches the component.
	 *
	 * @param parts the results of the parts
	 * @param open the result for the group: whether an agent reaches a component that touches the group's border, indexed by
	 * agent, then by component
	 * @param samples the sample cells of {@link #samples}, indexed by agent
	 */
	private static List<Tuple2<BlockPlace, List<boolean[]>>> reached(TreeMap<BlockPlace, List<PartialReach>> parts,
			List<boolean[]> open, List<Cell> samples) {
		Map<BlockPlace, List<boolean[]>> reached = new TreeMap<>();
		for (int agent = 0; agent < open.size(); agent++) {
			List<boolean[]> ofParts = joinOf(parts.values(), agent).reached(open.get(agent), samples.get(agent));
			int part = 0;
			for (BlockPlace place : parts.keySet()) {
				reached.computeIfAbsent(place, key -> new ArrayList<>()).add(ofParts.get(part++));
			}
		}
		List<Tuple2<BlockPlace, List<boolean[]>>> all = new ArrayList<>();
		reached.forEach((place, flags) -> all.add(new Tuple2<>(place, flags)));
		return all;
	}
}
