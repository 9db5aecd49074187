package org.leeway.core.app;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/** The command line as an application of the platform: its exit status is that of the process. */
public final class LeewayApplication implements IApplication {

	private static final int BUFFER = 1 << 16;

	@Override
	public Object start(IApplicationContext context) {
		context.applicationRunning();
		String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
		// not System.out, which hides errors
		FileOutputStream out = new FileOutputStream(FileDescriptor.out);
		Console console = new Console(new BufferedOutputStream(out, BUFFER), new PrintWriter(System.err, true),
				Terminals.isTerminal(Terminals.OUT), Terminals.isTerminal(Terminals.ERR));
		return Leeway.run(arguments, console);
	}

	@Override
	public void stop() {
		// a command ends by itself
	}
}
