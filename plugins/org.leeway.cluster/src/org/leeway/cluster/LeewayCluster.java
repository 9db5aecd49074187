package org.leeway.cluster;

import org.leeway.core.app.CommandRun;
import org.leeway.core.app.Console;
import org.leeway.core.app.Version;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;

/** The program {@code leeway-cluster}. */
@Command(name = "leeway-cluster", subcommands = HelpCommand.class, mixinStandardHelpOptions = true,
		versionProvider = Version.class, synopsisSubcommandLabel = "COMMAND",
		description = "Checks any number of game levels, in one process or on a cluster of Apache Spark.",
		footer = {"", "Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
public final class LeewayCluster implements Runnable {

	@CommandLine.Spec
	private CommandLine.Model.CommandSpec spec;

	private LeewayCluster() {
	}

	/** Runs a command, and ends the process with the exit status of the command. */
	public static void main(String[] arguments) {
		System.exit(run(arguments, Console.ofProcess()));
	}

	/** Runs a command and returns its exit status. Never throws. */
	public static int run(String[] arguments, Console console) {
		return CommandRun.run("leeway-cluster", console, guarded -> new CommandLine(new LeewayCluster())
				.addSubcommand(new ValidateCommand(guarded)).addSubcommand(new WorldCommand(guarded)), arguments);
	}

	@Override
	public void run() {
		throw new ParameterException(spec.commandLine(), "no command given, expected one of "
				+ String.join(", ", spec.subcommands().keySet()));
	}
}
