package org.leeway.core.app;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/**
 * The command line as an application of the Eclipse platform. The exit status of the command becomes the exit status of
 * the process.
 */
public final class LeewayApplication implements IApplication {

	@Override
	public Object start(IApplicationContext context) {
		context.applicationRunning();
		String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
		return Leeway.run(arguments, Console.ofProcess());
	}

	@Override
	public void stop() {
		// nothing to stop: a command ends by itself
	}
}
