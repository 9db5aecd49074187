package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelOutline;
import org.leeway.core.level.ObstacleName;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.gaps.GridPassages;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Finds the gaps that a round agent passes as a disc but not on the grid, because obstacles block whole cells, where that
 * matters: on one side is what the agent reaches, on the other a region that it does not reach. So it tells why a region
 * is unreachable. Only a level in memory tells; others have no round agents.
 */
public final class LostGapRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "lost-gap";

	/** How far behind a gap a place is looked for where the unit stands, in sizes of it, and in which steps. */
	private static final double REACH = 3;
	private static final double STEP = 0.5;

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (!(level instanceof LevelAnalysis analysis)) {
			return findings;
		}
		for (AgentAnalysis agent : analysis.agents()) {
			if (level.outline().isRound(agent.agent()) && !agent.unreachableRegions(minArea, progress).isEmpty()) {
				findings.addAll(check(agent, level.outline(), level.gaps(progress).gaps(), progress));
			}
		}
		return findings;
	}

	private static List<Finding> check(AgentAnalysis agent, LevelOutline level, List<Gap> gaps, Progress progress) {
		double radius = level.radius(agent.agent());
		GridPassages onGrid = GridPassages.of(level.scene());
		List<Finding> findings = new ArrayList<>();
		for (Gap gap : gaps) {
			progress.check();
			if (gap.radius() >= radius && !onGrid.passes(gap, agent.agent().size()) && parts(gap, agent)) {
				findings.add(finding(gap, agent, radius, level));
			}
		}
		return findings;
	}

	/** Whether the agent reaches the one side of a gap, and stands at the other without reaching it. */
	private static boolean parts(Gap gap, AgentAnalysis agent) {
		Optional<Cell> one = beside(gap, agent, 1);
		Optional<Cell> other = beside(gap, agent, -1);
		return one.isPresent() && other.isPresent() && isReached(one.get(), agent) != isReached(other.get(), agent);
	}

	private static boolean isReached(Cell anchor, AgentAnalysis agent) {
		return agent.reachability().reachable().get(anchor.x(), anchor.y());
	}

	/** The first anchor on which the agent stands, straight ahead from the middle of a gap. */
	private static Optional<Cell> beside(Gap gap, AgentAnalysis agent, int side) {
		Line across = gap.across();
		Point middle = across.at(across.length() / 2);
		double half = agent.agent().size() / 2.0;
		double nx = side * (across.to().y() - across.from().y()) / across.length();
		double ny = side * (across.from().x() - across.to().x()) / across.length();
		for (double far = STEP; far <= REACH * agent.agent().size() + 1; far += STEP) {
			int x = (int) Math.round(middle.x() + far * nx - half);
			int y = (int) Math.round(middle.y() + far * ny - half);
			Reachability reachability = agent.reachability();
			boolean isOnMap = x >= 0 && y >= 0 && x < reachability.legal().width() && y < reachability.legal().height();
			if (isOnMap && reachability.legal().get(x, y)) {
				return Optional.of(new Cell(x, y));
			}
		}
		return Optional.empty();
	}

	private static Finding finding(Gap gap, AgentAnalysis agent, double radius, LevelOutline level) {
		Line across = gap.across();
		Cell from = level.nearest(cell(across.from()));
		Cell to = level.nearest(cell(across.to()));
		CellRect bounds = new CellRect(from.x(), from.y(), 1, 1).union(new CellRect(to.x(), to.y(), 1, 1));
		String message = String.format(Locale.ROOT,
				"%s passes the gap of %.2f between %s and %s as a disc of radius %s, but not on the grid", agent.label(),
				2 * gap.radius(), ObstacleName.of(gap.a(), level.scene()),
				gap.b().map(obstacle -> ObstacleName.of(obstacle, level.scene())).orElse("the border"), radius);
		return new Finding(ID, Severity.WARNING, agent.agent().name(), message, 0, bounds,
				level.nearest(cell(across.at(across.length() / 2))));
	}

	private static Cell cell(Point place) {
		return new Cell((int) Math.floor(place.x()), (int) Math.floor(place.y()));
	}
}
