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
 * Joins the results of blocks, round by round: 4 x 4 neighbours become one, which has a fourth of their borders. The driver
 * joins the last ones.
 */
final class BlockJoins {

	/** So many the driver joins itself. */
	private static final int LAST = 16;

	/** By round what is joined to each place; its shuffle files serve the way down again. */
	private final List<JavaPairRDD<BlockPlace, TreeMap<BlockPlace, List<PartialReach>>>> rounds = new ArrayList<>();
	private final TreeMap<BlockPlace, List<PartialReach>> last;
	private final List<PartialReach> whole;

	/** @param blocks by agent the results of each block, without complete components */
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

	/** The way down is the way up only if both number components in one order. */
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

	/** By agent the result for the world. */
	List<PartialReach> whole() {
		return whole;
	}

	/** By agent the sample of the component that is reached without spawns, or null. */
	ArrayList<Cell> samples() {
		ArrayList<Cell> samples = new ArrayList<>();
		whole.forEach(each -> samples.add(each.reachedSample()));
		return samples;
	}

	/** By block and agent which open components are reached. */
	JavaPairRDD<BlockPlace, List<boolean[]>> reached(JavaSparkContext spark) {
		ArrayList<Cell> samples = samples();
		List<boolean[]> open = new ArrayList<>();
		for (PartialReach each : whole) {
			// only that of all starts is left open
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

	/** The same for what was joined to one. */
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
