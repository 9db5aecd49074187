package org.leeway.core.app;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.MessageText;
import org.leeway.core.start.EditorStart;

/**
 * The main program of an installation, in plain Java. Runs the command line, or starts the editor. Commands run without
 * the Eclipse platform, because starting the platform would take most of the time of a command.
 */
public final class LeewayMain {

	private LeewayMain() {
	}

	/** Runs a command, or opens the editor. Ends the process with the exit status. */
	public static void main(String[] arguments) {
		Optional<EditorStart> editor = EditorStart.installed()
				.filter(there -> EditorStart.isFor(file -> Formats.registered().reading(file).isPresent(), arguments));
		System.exit(editor.isPresent() ? open(editor.get(), arguments)
				: Leeway.run(arguments, Console.ofProcess()));
	}

	private static int open(EditorStart editor, String[] files) {
		try {
			return editor.open(files);
		} catch (IOException e) {
			System.err.println(MessageText.visible("leeway: " + FailureText.reason(e)));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		return ExitStatus.FAILED;
	}
}
