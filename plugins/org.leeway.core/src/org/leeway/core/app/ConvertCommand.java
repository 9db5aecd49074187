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
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.request.TooLargeException;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway convert}: writes levels in another format. */
@Command(name = "convert", sortOptions = false, customSynopsis = "leeway convert [OPTION]... IN OUT",
		description = "Writes a level in the format of another extension. What that format cannot hold is a warning, what "
				+ "the level did not say is a note. Each level of a file with several levels goes to its own file: "
				+ "OUT with the name of the level before the extension.",
		footer = {"", "Exit status: 0 written, 2 bad usage or unreadable input."})
final class ConvertCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;
	private final Set<Path> read = new LinkedHashSet<>();
	private DeclaredOptions options;

	@Mixin
	private ViewOptions view;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Option(names = "--level", paramLabel = "NAME", description = "Of a file with several levels, convert this one.")
	private String level;

	@Parameters(index = "0", paramLabel = "IN", description = "The file to read.")
	private String in;

	@Parameters(index = "1", paramLabel = "OUT", description = "The file to write.")
	private String out;

	private ConvertCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	/** Returns the command, with the options of all formats that the command can read or write. */
	static CommandLine commandLine(Console console, Formats formats) {
		ConvertCommand convert = new ConvertCommand(console, formats);
		CommandLine command = new CommandLine(convert);
		convert.options = FormatOptions.ofConversions(command, formats);
		return command;
	}

	@Override
	public Integer call() throws FailureException {
		LevelOutput written = LevelOutput.to(out, formats);
		Format read = LevelInput.format(in, formats);
		options.check(List.of(read.id(), written.format().id()));
		try (TerminalProgress progress = TerminalProgress.of(in, console)) {
			Import levels = read(read, progress);
			progress.begin(levels.levels().stream().mapToLong(each -> each.level().getTerrain().height()).sum());
			write(levels, written, progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(in.toString());
		}
		return ExitStatus.OK;
	}

	private Import read(Format format, TerminalProgress progress) throws FailureException {
		Path file = Path.of(in);
		try {
			progress.begin(file.toFile().isFile() ? InputFile.pieces(file) : 1);
			Import levels = FilesRead.recording(read, () -> asked(format).read(file, progress));
			levels.levels().forEach(each -> view.applyTo(each.level()));
			console.report(in, levels.diagnostics());
			return levels;
		} catch (LevelTooLargeException e) {
			throw new TooLargeException(e.getMessage());
		} catch (IOException e) {
			throw FailureException.of(in, e);
		}
	}

	private Format asked(Format format) {
		return format.choosing(new ReadingChoice(options.given(), Optional.ofNullable(level)));
	}

	private void write(Import levels, LevelOutput written, TerminalProgress progress) throws FailureException {
		try {
			written.write(levels, options.of(written.format().id()), read, console, progress);
		} catch (LevelFormatException e) {
			throw FailureException.of(in, e);
		} catch (IOException e) {
			throw FailureException.of(out, e);
		}
	}
}
