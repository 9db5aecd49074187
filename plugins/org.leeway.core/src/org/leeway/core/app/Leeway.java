package org.leeway.core.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

import org.leeway.core.exchange.Formats;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;

/** The command {@code leeway}. */
@Command(name = "leeway", subcommands = HelpCommand.class, mixinStandardHelpOptions = true,
		versionProvider = Version.class, synopsisSubcommandLabel = "COMMAND",
		description = "Checks game levels for units that do not fit, exports what fits where, and finds paths.",
		footer = {"", "A name of an agent, a terrain or a layer in which a colon, a plus or a comma would end it stands in double "
				+ "quotes, as in --agent '\"big:tank\"' or --spawn '3,4:\"a+b\"+c'. In quotes, \"\" is a quote.", "",
				"Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
public final class Leeway implements Runnable {

	private final Console console;

	@CommandLine.Spec
	private CommandLine.Model.CommandSpec spec;

	private Leeway(Console console) {
		this.console = console;
	}

	/** Runs a command and returns its exit status. Never throws. */
	public static int run(String[] arguments, Console console) {
		return CommandRun.run("leeway", console, guarded -> commandLine(guarded, arguments), arguments);
	}

	private static Map<String, Supplier<Object>> commands(Console console) {
		Formats formats = Formats.registered();
		Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
		commands.put("validate", () -> ImportOptions.addTo(formats, options -> new ValidateCommand(console, options)));
		commands.put("report", () -> ImportOptions.addTo(formats, options -> new ReportCommand(console, options)));
		commands.put("export", () -> ImportOptions.addTo(formats, options -> ExportCommand.commandLine(console, options)));
		commands.put("convert", () -> ConvertCommand.commandLine(console, formats));
		commands.put("batch", () -> new BatchCommand(console, formats));
		commands.put("diff", () -> ImportOptions.addTo(formats, options -> new DiffCommand(console, options)));
		commands.put("apply", () -> ApplyCommand.commandLine(console, formats));
		commands.put("merge", () -> ImportOptions.addTo(formats, options -> new MergeCommand(console, options)));
		commands.put("describe", () -> ImportOptions.addTo(formats, options -> new DescribeCommand(console, options)));
		commands.put("git-setup", () -> new GitSetupCommand(console));
		commands.put("symmetry", () -> ImportOptions.addTo(formats, options -> new SymmetryCommand(console, options)));
		commands.put("balance", () -> ImportOptions.addTo(formats, options -> new BalanceCommand(console, options)));
		commands.put("traffic", () -> ImportOptions.addTo(formats, options -> new TrafficCommand(console, options)));
		commands.put("path", () -> ImportOptions.addTo(formats, options -> PathCommand.commandLine(console, options)));
		commands.put("scenario", () -> ImportOptions.addTo(formats, options -> ScenarioCommand.commandLine(console, options)));
		commands.put("mesh", () -> ImportOptions.addTo(formats, options -> new MeshCommand(console, options)));
		return commands;
	}

	/**
	 * Returns the parser of the command line. To save time, the parser has only the command that the arguments name. If the
	 * arguments name no command, the parser has all commands.
	 */
	private static CommandLine commandLine(Console console, String[] arguments) {
		CommandLine leeway = new CommandLine(new Leeway(console));
		Map<String, Supplier<Object>> commands = commands(console);
		if (arguments.length > 0 && commands.containsKey(arguments[0])) {
			leeway.addSubcommand(commands.get(arguments[0]).get());
		} else {
			commands.values().forEach(each -> leeway.addSubcommand(each.get()));
		}
		return leeway;
	}

	@Override
	public void run() {
		throw new ParameterException(spec.commandLine(), "no command given, expected one of "
				+ String.join(", ", spec.subcommands().keySet()));
	}
}
