package org.leeway.ui.projects;

import org.eclipse.ui.IStartup;
import org.leeway.core.markers.CheckJob;

/** Checks the levels whose check an earlier session did not get to. */
public final class DueLevels implements IStartup {

	@Override
	public void earlyStartup() {
		CheckJob.checkDue();
	}
}
