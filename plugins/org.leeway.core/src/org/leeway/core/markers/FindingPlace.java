package org.leeway.core.markers;

import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.leeway.core.analysis.Finding;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** The rule, agent and place of a finding, as stored in the marker of the finding. Immutable. */
public record FindingPlace(String rule, String agent, CellRect bounds, Cell sample) {

	private static final String RULE = "rule";
	private static final String AGENT = "agent";
	private static final String LEFT = "x";
	private static final String TOP = "y";
	private static final String WIDTH = "width";
	private static final String HEIGHT = "height";
	private static final String SAMPLE_X = "sampleX";
	private static final String SAMPLE_Y = "sampleY";

	/** Returns the rule, agent and place of a finding. */
	public static FindingPlace of(Finding finding) {
		return new FindingPlace(finding.rule(), finding.agent(), finding.bounds(), finding.sample());
	}

	/**
	 * Returns the rule, agent and place that a marker stores. Empty if the marker has no place, such as the marker that
	 * says how many findings are not shown.
	 */
	public static Optional<FindingPlace> of(IMarker marker) {
		int width = marker.getAttribute(WIDTH, 0);
		int height = marker.getAttribute(HEIGHT, 0);
		if (width < 1 || height < 1) {
			return Optional.empty();
		}
		CellRect bounds = new CellRect(marker.getAttribute(LEFT, 0), marker.getAttribute(TOP, 0), width, height);
		Cell sample = new Cell(marker.getAttribute(SAMPLE_X, 0), marker.getAttribute(SAMPLE_Y, 0));
		return Optional.of(new FindingPlace(marker.getAttribute(RULE, ""), marker.getAttribute(AGENT, ""), bounds,
				sample));
	}

	Map<String, Object> attributes() {
		return Map.of(RULE, rule, AGENT, agent, LEFT, bounds.x(), TOP, bounds.y(), WIDTH, bounds.width(), HEIGHT,
				bounds.height(), SAMPLE_X, sample.x(), SAMPLE_Y, sample.y());
	}
}
