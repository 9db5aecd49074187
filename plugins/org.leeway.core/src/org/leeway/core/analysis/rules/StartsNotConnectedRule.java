package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.explain.Removals;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;

/**
 * A rule about spawns between which an agent cannot move. Connected spawns form a group. Each group is a finding,
 * except the largest. The finding names the first spawn of the group. Skips levels that allow separate spawns. Leaves
 * out spawns where the agent does not fit.
 */
public final class StartsNotConnectedRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "starts-not-connected";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Starts not connected", Severity.ERROR,
			Subject.AGENT,
			"The agent cannot get from some of its spawns to others. Widen the cut, move a spawn, or set the starts of "
					+ "the level to \"apart\".");

	/**
	 * Limit for the spawns that a message names in one group of spawns. The message only counts the other spawns of the group.
	 */
	private static final int MOST_NAMED = 8;

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (!level.header().intent().startsApart()) {
			Removals removals = new Removals(level, progress);
			level.agents().forEach(agent -> add(level, agent, removals, progress, findings));
		}
		return findings;
	}

	private static void add(CheckedLevel level, CheckedAgent agent, Removals removals, Progress progress, List<Finding> findings) {
		List<ApartStarts> all = level.apartStarts(agent.agent(), progress);
		if (!all.isEmpty()) {
			List<SpawnPoint> spawns = level.header().spawnPoints(agent.agent());
			String start = agent.label() + " cannot get from " + group(all.getFirst().gap().main(), spawns) + " to ";
			all.forEach(apart -> findings.add(removals.ofStarts(finding(agent, spawns, apart, start), agent.agent(),
					spawns.get(apart.gap().to()).cell(), spawns.get(apart.gap().from()).cell())));
		}
	}

	/**
	 * Returns the two groups of spawns that a finding of this rule is about: the largest group, and a group without a
	 * connection to it. Empty if there are none.
	 *
	 * @param sample the cell that the finding names as a sample
	 */
	public static Optional<ApartStarts> find(CheckedLevel level, Agent agent, Cell sample, Progress progress) {
		List<Cell> spawns = level.header().spawns(agent);
		return level.header().intent().startsApart() ? Optional.empty() : level.apartStarts(agent, progress).stream()
				.filter(apart -> spawns.get(apart.gap().other().getFirst()).equals(sample)).findFirst();
	}

	private static Finding finding(CheckedAgent agent, List<SpawnPoint> spawns, ApartStarts apart, String start) {
		Cell from = spawns.get(apart.gap().from()).cell();
		Cell to = spawns.get(apart.gap().to()).cell();
		String message = start + group(apart.gap().other(), spawns) + way(apart);
		CellRect bounds = Stream.concat(Stream.of(from, to).map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)),
				apart.cut().stream()).reduce(CellRect::union).orElseThrow();
		return DESCRIPTOR.finding(agent, message, 0, bounds, spawns.get(apart.gap().other().getFirst()).cell());
	}

	private static String group(List<Integer> members, List<SpawnPoint> spawns) {
		List<String> places = members.stream().map(spawns::get).map(SpawnPoint::place).distinct().toList();
		if (places.size() == 1) {
			return "the spawn at " + places.getFirst();
		}
		boolean all = places.size() <= MOST_NAMED;
		String named = String.join(" and ", all ? places : places.subList(0, MOST_NAMED));
		return "the spawns at " + named + (all ? "" : " and " + (places.size() - MOST_NAMED) + " more");
	}

	private static String way(ApartStarts apart) {
		String largest = apart.way().map(way -> way.size() == 0 ? ": no unit gets there"
				: ": the largest unit that gets there is " + way.size() + "x" + way.size()).orElse("");
		return largest + apart.cut().map(cut -> ", the way is cut at " + cut.x() + "," + cut.y() + " (" + cut.width() + " x "
				+ cut.height() + ")").orElse("");
	}
}
