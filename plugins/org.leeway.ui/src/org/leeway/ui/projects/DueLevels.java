package org.leeway.ui.projects;

import org.eclipse.ui.IStartup;
import org.leeway.core.markers.CheckJob;

/** A service that checks levels when Leeway starts: the levels whose last check did not finish, because Leeway was closed. */
public final class DueLevels implements IStartup {

	@Override
	public void earlyStartup() {
		CheckJob.checkDue();
	}
}
