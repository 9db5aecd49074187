package org.leeway.core.markers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IMarker;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Severity;
import org.leeway.core.text.Counts;

/**
 * The result of the check of a level. Immutable.
 *
 * @param findings none if the level cannot be checked
 * @param failure text that says why the level cannot be checked, or empty
 * @param line of the file, counted from 1, where the failure is. 0 if unknown
 */
record LevelVerdict(List<Finding> findings, String failure, int line) {

	/** The verdict of a level without findings. */
	static final LevelVerdict NOTHING = found(List.of());

	/** Returns the verdict of a level with findings. */
	static LevelVerdict found(List<Finding> findings) {
		return new LevelVerdict(findings, "", 0);
	}

	static LevelVerdict failed(String failure, int line) {
		return new LevelVerdict(List.of(), failure, line);
	}

	/**
	 * Returns the attributes of the markers that show this verdict: one map for each marker.
	 *
	 * @param key the name of an attribute whose value differs for each marker of the file, so that it identifies the marker
	 */
	List<Map<String, Object>> markers(String key) {
		return failure.isEmpty() ? markersOfFindings(key) : List.of(markerOfFailure(key));
	}

	private Map<String, Object> markerOfFailure(String key) {
		Map<String, Object> attributes = new HashMap<>(Map.of(IMarker.MESSAGE, failure, IMarker.SEVERITY,
				IMarker.SEVERITY_ERROR, key, line + ": " + failure));
		if (line > 0) {
			attributes.put(IMarker.LINE_NUMBER, line);
		}
		return attributes;
	}

	private List<Map<String, Object>> markersOfFindings(String key) {
		List<Finding> all = findings.stream().distinct().toList();
		List<Map<String, Object>> wanted = new ArrayList<>();
		all.stream().limit(LevelMarkers.LIMIT).forEach(finding -> wanted.add(attributes(finding, key)));
		if (all.size() > LevelMarkers.LIMIT) {
			String message = Counts.digits(all.size() - LevelMarkers.LIMIT)
					+ " more findings are not listed; leeway validate lists them all";
			wanted.add(Map.of(IMarker.MESSAGE, message, IMarker.SEVERITY, IMarker.SEVERITY_WARNING, key, message));
		}
		return wanted;
	}

	private static Map<String, Object> attributes(Finding finding, String key) {
		Map<String, Object> attributes = new HashMap<>(FindingPlace.of(finding).attributes());
		attributes.put(IMarker.MESSAGE, finding.message());
		attributes.put(IMarker.LOCATION, finding.sample().toString());
		attributes.put(IMarker.SEVERITY, severity(finding.severity()));
		attributes.put(LevelMarkers.INTENDED, finding.isIntended());
		attributes.put(key, finding.toString());
		return attributes;
	}

	private static int severity(Severity severity) {
		return switch (severity) {
		case ERROR -> IMarker.SEVERITY_ERROR;
		case WARNING -> IMarker.SEVERITY_WARNING;
		case INFO, ADVICE -> IMarker.SEVERITY_INFO;
		};
	}
}
