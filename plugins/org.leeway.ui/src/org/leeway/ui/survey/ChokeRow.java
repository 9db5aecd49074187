package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.ChokeList;
import org.leeway.core.analysis.traffic.LevelTraffic;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Agent;

/**
 * A row of the view of chokes: a narrow passage (choke) on the paths of an agent.
 *
 * @param perMinute how many units of the agent pass in a minute at most
 */
record ChokeRow(Agent agent, Choke choke, double perMinute) {

	private static final Comparator<ChokeRow> MOST_BEHIND = Comparator
			.comparingLong((ChokeRow row) -> row.choke().behind()).reversed();

	/** The columns of the table. */
	static final List<RowTable.Column<ChokeRow>> COLUMNS = List.of(
			new RowTable.Column<>("Width", 60, true, row -> Integer.toString(row.choke().width()),
					Comparator.comparingInt(row -> row.choke().width())),
			new RowTable.Column<>("Agent", 110, false, row -> row.agent().name(),
					Comparator.comparing(row -> row.agent().name())),
			new RowTable.Column<>("Cells behind", 130, true,
					row -> Counts.digits(row.choke().behind()), MOST_BEHIND),
			new RowTable.Column<>("Place", 170, false, row -> row.choke().place(),
					Comparator.comparingInt((ChokeRow row) -> row.choke().at().y())
							.thenComparingInt(row -> row.choke().at().x())),
			new RowTable.Column<>("Units a minute", 120, true, row -> Lengths.format(row.perMinute()),
					Comparator.comparingDouble(ChokeRow::perMinute)));

	/**
	 * Returns the rows of all chokes, sorted by how many cells lie on the far side of the choke, see {@link Choke#behind()}.
	 * The largest number comes first.
	 */
	static List<ChokeRow> of(ChokeList found, Progress progress) {
		return found.chokes().entrySet().stream().flatMap(each -> of(found.analysis(), each.getKey(), each.getValue(), progress))
				.sorted(MOST_BEHIND).toList();
	}

	private static Stream<ChokeRow> of(LevelAnalysis analysis, Agent agent, List<Choke> chokes, Progress progress) {
		double[] perMinute = new LevelTraffic(analysis, agent, agent, 0).perMinute(chokes, progress);
		return IntStream.range(0, chokes.size()).mapToObj(i -> new ChokeRow(agent, chokes.get(i), perMinute[i]));
	}
}
