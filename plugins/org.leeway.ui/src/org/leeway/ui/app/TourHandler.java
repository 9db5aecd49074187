package org.leeway.ui.app;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** The command that begins the tour. */
public final class TourHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		Tour.begin();
		return null;
	}
}
