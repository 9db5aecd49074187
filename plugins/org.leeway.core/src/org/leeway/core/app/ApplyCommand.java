package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.files.FilesRead;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.patch.LevelPatch;
import org.leeway.core.patch.PatchReader;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.request.TooLargeException;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway apply}: paints the cells of a patch into a level. */
@Command(name = "apply", sortOptions = false, customSynopsis = "leeway apply [OPTION]... PATCH LEVEL",
		description = "Paints the cells of a patch into the level that the patch was made for. A level of another size, with "
				+ "other terrains or other cells is refused.",
		footer = {"", "Exit status: 0 applied, or nothing to change, 2 bad usage, unreadable input, or another level."})
final class ApplyCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;
	private final Set<Path> read = new LinkedHashSet<>();
	private DeclaredOptions options;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Option(names = "--level", paramLabel = "NAME", description = "Of a file with several levels, take this one.")
	private String name;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT",
			description = "The file to write, in the format of its extension. Default: LEVEL, if it is a .leeway file.")
	private String output;

	@Parameters(index = "0", paramLabel = "PATCH", description = "The patch, such as one of a live page.")
	private String patchFile;

	@Parameters(index = "1", paramLabel = "LEVEL", description = "The level.")
	private String file;

	private ApplyCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	/** Returns the command, with the options of all formats that the command can read or write. */
	static CommandLine commandLine(Console console, Formats formats) {
		ApplyCommand apply = new ApplyCommand(console, formats);
		CommandLine command = new CommandLine(apply);
		apply.options = FormatOptions.ofConversions(command, formats);
		return command;
	}

	@Override
	public Integer call() throws FailureException {
		try (TerminalProgress progress = TerminalProgress.of(file, console)) {
			LevelPatch patch = patch();
			Format format = LevelInput.format(file, formats);
			LevelOutput written = output(format);
			options.check(List.of(format.id(), written.format().id()));
			Import levels = read(format, progress);
			progress.begin(patch.base().height());
			apply(patch, levels, written, progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file + " and " + patchFile);
		}
		return ExitStatus.OK;
	}

	private LevelOutput output(Format format) throws FailureException {
		if (output == null && !format.isOwn()) {
			throw new FailureException(file + ": " + format.title() + ", expected -o OUT, because only .leeway files are changed in place");
		}
		LevelOutput written = LevelOutput.to(output == null ? file : output, formats);
		LevelInput.checkNoInput(written.target(), List.of(LevelInput.path(patchFile)));
		return written;
	}

	private LevelPatch patch() throws FailureException {
		try {
			return PatchReader.read(LevelInput.path(patchFile), Progress.NONE);
		} catch (IOException e) {
			throw FailureException.of(patchFile, e);
		}
	}

	/** Reads the level to change. The result holds only this level, even if the file has several levels. */
	private Import read(Format format, TerminalProgress progress) throws FailureException {
		Path path = Path.of(file);
		Format asked = format.choosing(new ReadingChoice(options.given(), Optional.ofNullable(name)));
		try {
			progress.begin(path.toFile().isFile() ? InputFile.pieces(path) : 1);
			Import levels = FilesRead.recording(read, () -> asked.read(path, progress));
			return new Import(List.of(Format.onlyLevel(levels, path)), levels.diagnostics());
		} catch (LevelTooLargeException e) {
			throw new TooLargeException(e.getMessage());
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	/**
	 * Paints the cells and writes the level. Writes nothing if no cell changes and the level would replace its own file.
	 */
	private void apply(LevelPatch patch, Import levels, LevelOutput written, TerminalProgress progress) throws FailureException {
		Level level = levels.levels().getFirst().level();
		Optional<String> problem = patch.problem(LevelSnapshot.of(level), progress);
		FailureException.throwIf(problem.map(why -> patchFile + ": " + why));
		console.report(file, levels.diagnostics());
		long changed = patch.changes(level.getTerrain());
		level.setTerrain(patch.paintedOn(level.getTerrain()));
		if (changed > 0 || output != null) {
			write(levels, written, progress);
		}
		if (!patch.note().isEmpty()) {
			console.report("note: " + patch.note());
		}
		console.report(written.target() + ": " + (changed == 0 ? "no cell changed" : Counts.cells(changed) + " changed"));
	}

	private void write(Import levels, LevelOutput written, TerminalProgress progress) throws FailureException {
		try {
			written.write(levels, options.of(written.format().id()), read, console, progress);
		} catch (LevelFormatException e) {
			throw FailureException.of(file, e);
		} catch (IOException e) {
			throw FailureException.of(written.target().toString(), e);
		}
	}
}
