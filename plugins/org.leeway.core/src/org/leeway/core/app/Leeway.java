package org.leeway.core.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.leeway.core.exchange.Formats;
import org.leeway.core.files.PipeOutput;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.ShortMemory;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code leeway}. */
@Command(name = "leeway", subcommands = HelpCommand.class, mixinStandardHelpOptions = true,
		versionProvider = Version.class, synopsisSubcommandLabel = "COMMAND",
		description = "Checks game levels for units that do not fit, exports what fits where, and finds paths.",
		footer = {"", "Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
public final class Leeway implements Runnable {

	private final Console console;

	@CommandLine.Spec
	private CommandLine.Model.CommandSpec spec;

	private Leeway(Console console) {
		this.console = console;
	}

	/** Runs a command; never throws. Returns the exit status. */
	public static int run(String[] arguments, Console console) {
		PipeOutput out = new PipeOutput(console.out());
		Console guarded = new Console(out, console.err(), console.outIsTerminal(), console.errIsTerminal());
		int status = execute(arguments, guarded);
		try {
			out.flush();
		} catch (IOException e) {
			console.report("leeway: standard output: " + FailureException.reason(e));
			return ExitStatus.FAILED;
		} finally {
			console.err().flush();
		}
		return status;
	}

	private static int execute(String[] arguments, Console console) {
		try {
			Writer out = console.writer();
			return commandLine(console, arguments).setOut(new PrintWriter(out)).execute(arguments);
		} catch (OutOfMemoryError e) {
			console.report("leeway: " + ShortMemory.forWhat("this command"));
			return ExitStatus.FAILED;
		}
	}

	private static Map<String, Supplier<Object>> commands(Console console) {
		Formats formats = Formats.registered();
		Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
		commands.put("validate", () -> new ValidateCommand(console, formats));
		commands.put("report", () -> new ReportCommand(console, formats));
		commands.put("export", () -> ExportCommand.commandLine(console, formats));
		commands.put("convert", () -> ConvertCommand.commandLine(console, formats));
		commands.put("batch", () -> new BatchCommand(console, formats));
		commands.put("diff", () -> new DiffCommand(console, formats));
		commands.put("symmetry", () -> new SymmetryCommand(console, formats));
		commands.put("path", () -> PathCommand.commandLine(console, formats));
		commands.put("scenario", () -> ScenarioCommand.commandLine(console, formats));
		commands.put("mesh", () -> new MeshCommand(console, formats));
		return commands;
	}

	/** With the command that the arguments begin with; with all, which takes longer, if they begin with none. */
	private static CommandLine commandLine(Console console, String[] arguments) {
		CommandLine leeway = new CommandLine(new Leeway(console));
		Map<String, Supplier<Object>> commands = commands(console);
		if (arguments.length > 0 && commands.containsKey(arguments[0])) {
			leeway.addSubcommand(commands.get(arguments[0]).get());
		} else {
			commands.values().forEach(each -> leeway.addSubcommand(each.get()));
		}
		leeway.setErr(console.err())
				.setExpandAtFiles(false)
				.setColorScheme(CommandLine.Help.defaultColorScheme(console.outIsTerminal() ? Ansi.ON : Ansi.OFF))
				.setParameterExceptionHandler((exception, args) -> reportUsage(exception, console))
				.setExecutionExceptionHandler((exception, command, result) -> reportFailure(exception, console));
		NumberConverters.register(leeway);
		return leeway;
	}

	@Override
	public void run() {
		throw new ParameterException(spec.commandLine(), "no command given, expected one of "
				+ String.join(", ", spec.subcommands().keySet()));
	}

	private static int reportUsage(ParameterException exception, Console console) {
		CommandLine command = exception.getCommandLine();
		boolean top = command.getParent() == null;
		console.report(command.getCommandSpec().qualifiedName() + ": " + fault(exception));
		console.report("Try 'leeway help" + (top ? "" : " " + command.getCommandName()) + "'.");
		return ExitStatus.FAILED;
	}

	/** What is wrong: rather an option that is unknown than what is missing beside it. */
	private static String fault(ParameterException exception) {
		List<String> unknown = exception.getCommandLine().getUnmatchedArguments();
		return exception instanceof MissingParameterException && !unknown.isEmpty()
				? new UnmatchedArgumentException(exception.getCommandLine(), unknown).getMessage()
				: exception.getMessage();
	}

	private static int reportFailure(Exception exception, Console console) {
		if (exception instanceof FailureException) {
			console.report(exception.getMessage());
		} else if (exception instanceof IOException failure) {
			console.report("leeway: standard output: " + FailureException.reason(failure));
		} else {
			console.report("leeway: internal error: " + exception);
		}
		return ExitStatus.FAILED;
	}
}
