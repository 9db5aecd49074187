package org.leeway.core.markers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Severity;
import org.leeway.core.jobs.LatestRequestJob;

/**
 * Keeps the markers of one level's file equal to the findings of its latest analysis. It changes only markers that
 * differ, in the background and in one operation of the workspace. No other class makes markers.
 */
public final class LevelMarkers extends WorkspaceJob {

	/** The type of all markers of findings. */
	public static final String TYPE = "org.leeway.core.finding";
	/** The most findings that become markers; one more marker tells the number of the others. */
	public static final int LIMIT = 1000;

	/** The attribute, a truth value, of markers whose findings are intended. */
	public static final String INTENDED = "intended";

	private static final String KEY = "key";

	private final IFile file;
	private volatile List<Finding> findings = List.of();

	public LevelMarkers(IFile file) {
		super("Updating the findings of " + file.getName());
		this.file = file;
		setRule(file.getWorkspace().getRuleFactory().markerRule(file));
		setSystem(true);
	}

	/** Schedules an update of the markers. Of several calls in a row, only the last counts. */
	public void show(List<Finding> latest) {
		findings = latest;
		schedule();
	}

	/** Cancels a scheduled update, because the level has changed. */
	public void forget() {
		cancel();
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == LatestRequestJob.FAMILY;
	}

	@Override
	public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
		if (file.isAccessible()) {
			file.getWorkspace().run(inner -> reconcile(), getRule(), IWorkspace.AVOID_UPDATE, monitor);
		}
		return Status.OK_STATUS;
	}

	private void reconcile() throws CoreException {
		Map<String, IMarker> stale = new HashMap<>();
		for (IMarker marker : file.findMarkers(TYPE, true, IResource.DEPTH_ZERO)) {
			stale.put(marker.getAttribute(KEY, ""), marker);
		}
		List<Map<String, Object>> missing = new ArrayList<>();
		for (Map<String, Object> wanted : wanted()) {
			if (stale.remove(wanted.get(KEY)) == null) {
				missing.add(wanted);
			}
		}
		for (IMarker marker : stale.values()) {
			marker.delete();
		}
		for (Map<String, Object> attributes : missing) {
			file.createMarker(TYPE, attributes);
		}
	}

	private List<Map<String, Object>> wanted() {
		List<Finding> all = findings.stream().distinct().toList();
		List<Map<String, Object>> wanted = new ArrayList<>();
		all.stream().limit(LIMIT).forEach(finding -> wanted.add(attributes(finding)));
		if (all.size() > LIMIT) {
			String message = all.size() - LIMIT + " more findings are not listed; leeway validate lists them all";
			wanted.add(Map.of(IMarker.MESSAGE, message, IMarker.SEVERITY, IMarker.SEVERITY_WARNING, KEY, message));
		}
		return wanted;
	}

	private static Map<String, Object> attributes(Finding finding) {
		Map<String, Object> attributes = new HashMap<>(FindingPlace.of(finding).attributes());
		attributes.put(IMarker.MESSAGE, finding.message());
		attributes.put(IMarker.LOCATION, finding.sample().toString());
		attributes.put(IMarker.SEVERITY, severity(finding.severity()));
		attributes.put(INTENDED, finding.isIntended());
		attributes.put(KEY, finding.toString());
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
