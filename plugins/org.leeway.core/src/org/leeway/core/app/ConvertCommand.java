package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.Conversion;
import org.leeway.core.exchange.Export;
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
		convert.options = FormatOptions.ofLevels(command,
				formats.all().stream().filter(format -> format.isReadable() || formats.ofConversions().contains(format)).toList());
		return command;
	}

	@Override
	public Integer call() throws FailureException {
		Path target = LevelInput.output(out);
		Format written = formats.writing(target).orElseThrow(
				() -> new FailureException(out + ": unknown format, expected " + LevelInput.extensions(formats.ofConversions())));
		Format read = LevelInput.format(in, formats);
		options.check(List.of(read.id(), written.id()));
		try (TerminalProgress progress = TerminalProgress.of(in, console)) {
			Import levels = read(read, progress);
			progress.begin(levels.levels().stream().mapToLong(each -> each.level().getTerrain().height()).sum());
			write(levels, written, target, progress);
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

	/**
	 * Checks that the command overwrites no input file, except {@code target}. The user chose this file, and may
	 * convert a file in place.
	 *
	 * @param target the output file that the user chose
	 */
	private void checkFiles(Map<Path, Export> exports, Path target) throws FailureException {
		for (Map.Entry<Path, Export> export : exports.entrySet()) {
			for (Path each : export.getValue().files(export.getKey())) {
				if (!each.equals(target)) {
					LevelInput.checkNoInput(each, read);
				}
			}
		}
	}

	/** Writes all levels. All exports are prepared before the first file is written. */
	private void write(Import levels, Format format, Path target, TerminalProgress progress) throws FailureException {
		try {
			Map<Path, Export> exports = Conversion.exports(levels, format, options.of(format.id()), target, progress);
			checkFiles(exports, target);
			exports.forEach((file, export) -> console.report(file.toString(), export.diagnostics()));
			Export.writeAll(exports);
		} catch (LevelFormatException e) {
			throw FailureException.of(in, e);
		} catch (IOException e) {
			throw FailureException.of(out, e);
		}
	}
}
