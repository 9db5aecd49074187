package org.leeway.ui.projects;

import org.eclipse.ui.IStartup;
import org.leeway.core.markers.CheckJob;

/**
 * A service that checks some levels at startup: the levels whose last check was cut short by the end of an earlier session.
 */
public final class DueLevels implements IStartup {

	@Override
	public void earlyStartup() {
		CheckJob.checkDue();
	}
}
