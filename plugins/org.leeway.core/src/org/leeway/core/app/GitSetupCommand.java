package org.leeway.core.app;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

import org.leeway.core.files.MessageText;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.revision.GitSetup;
import org.leeway.pathing.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway git-setup}: makes git use Leeway to merge and compare the levels of a repository. */
@Command(name = "git-setup", sortOptions = false, customSynopsis = "leeway git-setup [OPTION]... [FOLDER]",
		description = "Makes git use Leeway to merge and compare the levels of a repository. Shows what will change in .gitattributes "
				+ "and in the repository's own configuration, and asks first. .gitattributes comes with a clone, the configuration "
				+ "does not: each clone needs this command once.",
		footer = {"", "Exit status: 0 set up, or nothing to change, 1 not confirmed, 2 bad usage, or a repository that cannot be set up."})
final class GitSetupCommand implements Callable<Integer> {

	private final Console console;

	@Option(names = {"-y", "--yes"}, description = "Do not ask. Needed in scripts, where nobody can answer.")
	private boolean yes;

	@Option(names = "--remove", description = "Take back what this command has set up.")
	private boolean remove;

	@Option(names = "--program", paramLabel = "FILE", description = "The program that git is to run. Default: this one.")
	private String program;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Spec
	private CommandSpec spec;

	@Parameters(arity = "0..1", paramLabel = "FOLDER", defaultValue = ".",
			description = "A folder of the repository. Default: the current folder.")
	private String folder;

	GitSetupCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		if (remove && program != null) {
			throw new ParameterException(spec.commandLine(), "--remove runs no program, expected no --program");
		}
		GitSetup setup = setup();
		List<String> changes = setup.changes();
		Writer out = console.writer();
		for (String change : changes.isEmpty() ? List.of("Nothing to change.") : changes) {
			out.write(MessageText.visible(change) + "\n");
		}
		out.flush();
		if (!changes.isEmpty() && !isConfirmed()) {
			return ExitStatus.FINDINGS;
		}
		apply(setup);
		return ExitStatus.OK;
	}

	private GitSetup setup() throws FailureException {
		Path path = LevelInput.path(folder).toAbsolutePath();
		if (!Files.isDirectory(path)) {
			throw new FailureException(folder + ": is no folder, expected a folder of a repository of git");
		}
		try {
			return remove ? GitSetup.remove(path, Progress.NONE) : GitSetup.install(path, program(), Progress.NONE);
		} catch (IOException e) {
			throw FailureException.of(folder, e);
		}
	}

	private String program() throws FailureException {
		return program != null ? OwnProgram.quoted(program, File.separatorChar == '\\') : OwnProgram.command().orElseThrow(
				() -> new FailureException("leeway git-setup: this program cannot name itself to git, expected --program FILE"));
	}

	private boolean isConfirmed() throws IOException, FailureException {
		if (yes) {
			return true;
		}
		if (!Terminals.isTerminal(Terminals.IN) || !console.errIsTerminal()) {
			throw new FailureException("leeway git-setup: nobody can answer, as this is no terminal; expected --yes");
		}
		console.err().print("Change this? [y/N] ");
		console.err().flush();
		return isYes(new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())).readLine());
	}

	/**
	 * Returns whether an answer means yes. No answer means no.
	 *
	 * @param answer null if the input has ended
	 */
	static boolean isYes(String answer) {
		return answer != null && List.of("y", "yes").contains(answer.strip().toLowerCase(Locale.ROOT));
	}

	private void apply(GitSetup setup) throws FailureException {
		try {
			setup.apply(Progress.NONE);
			if (!remove) {
				setup.overruled(Progress.NONE).ifPresent(what -> console.report(folder + ": warning: " + what
						+ " is decided elsewhere, and not as Leeway needs it. git check-attr and git config tell where"));
			}
		} catch (IOException e) {
			throw FailureException.of(folder, e);
		}
	}
}
