package org.leeway.ui.projects;

import org.eclipse.ui.IStartup;
import org.leeway.core.markers.CheckJob;

/** A service that runs when Leeway starts. Checks the levels whose last check had not finished when Leeway was closed. */
public final class DueLevels implements IStartup {

	@Override
	public void earlyStartup() {
		CheckJob.checkDue();
	}
}
