package org.leeway.ui.projects;

import org.eclipse.ui.IStartup;
import org.leeway.core.markers.CheckJob;

/** A check at startup of the levels whose check an earlier session did not finish. */
public final class DueLevels implements IStartup {

	@Override
	public void earlyStartup() {
		CheckJob.checkDue();
	}
}
