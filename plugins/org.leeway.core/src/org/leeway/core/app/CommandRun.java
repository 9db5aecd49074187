package org.leeway.core.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.function.Function;

import org.leeway.core.files.FailureText;
import org.leeway.core.files.PipeOutput;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.OutOfMemoryText;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A run of a command. Every failure becomes a message for the user and an exit status. */
public final class CommandRun {

	private final String program;
	private final Console console;

	private CommandRun(String program, Console console) {
		this.program = program;
		this.console = console;
	}

	/**
	 * Runs the command that the arguments name and returns its exit status. Never throws.
	 *
	 * @param program the name of the program, for messages
	 * @param commands creates the commands for a console, to which the commands write
	 */
	public static int run(String program, Console console, Function<Console, CommandLine> commands, String[] arguments) {
		PipeOutput out = new PipeOutput(console.out());
		Console guarded = new Console(out, console.err(), console.outIsTerminal(), console.errIsTerminal());
		int status = new CommandRun(program, guarded).execute(commands, arguments);
		try {
			out.flush();
		} catch (IOException e) {
			console.report(program + ": standard output: " + FailureText.reason(e));
			return ExitStatus.FAILED;
		} finally {
			console.err().flush();
		}
		return status;
	}

	private int execute(Function<Console, CommandLine> commands, String[] arguments) {
		try {
			return configure(commands.apply(console)).execute(arguments);
		} catch (OutOfMemoryError e) {
			console.report(program + ": " + OutOfMemoryText.forWhat("this command"));
			return ExitStatus.FAILED;
		} catch (StackOverflowError | LinkageError | AssertionError e) {
			return reportInternal(e);
		}
	}

	private CommandLine configure(CommandLine commands) {
		commands.setOut(new PrintWriter(console.writer()))
				.setErr(console.err())
				.setExpandAtFiles(false)
				.setColorScheme(CommandLine.Help.defaultColorScheme(console.outIsTerminal() ? Ansi.ON : Ansi.OFF))
				.setParameterExceptionHandler((exception, args) -> reportUsage(exception))
				.setExecutionExceptionHandler((exception, command, result) -> reportFailure(exception));
		NumberConverters.register(commands);
		return commands;
	}

	private int reportUsage(ParameterException exception) {
		CommandLine command = exception.getCommandLine();
		boolean top = command.getParent() == null;
		console.report(command.getCommandSpec().qualifiedName() + ": " + fault(exception));
		console.report("Try '" + program + " help" + (top ? "" : " " + command.getCommandName()) + "'.");
		return ExitStatus.FAILED;
	}

	/**
	 * Returns the message about wrong arguments. If an option is unknown and a required argument is missing, the
	 * message is about the unknown option. A misspelt option causes both errors, so this message helps more.
	 */
	private static String fault(ParameterException exception) {
		List<String> unknown = exception.getCommandLine().getUnmatchedArguments();
		return exception instanceof MissingParameterException && !unknown.isEmpty()
				? new UnmatchedArgumentException(exception.getCommandLine(), unknown).getMessage()
				: exception.getMessage();
	}

	private int reportFailure(Exception exception) {
		if (exception instanceof FailureException) {
			console.report(exception.getMessage());
		} else if (exception instanceof IOException failure) {
			console.report(FailureText.of(program + ": standard output", failure));
		} else if (exception instanceof InvalidPathException noPath) {
			console.report(noPath.getInput() + ": " + FailureText.reason(noPath));
		} else {
			return reportInternal(exception);
		}
		return ExitStatus.FAILED;
	}

	private int reportInternal(Throwable error) {
		console.report(program + ": internal error: " + error);
		return ExitStatus.FAILED;
	}
}
