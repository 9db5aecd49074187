package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelFormat;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway convert}: writes a level in another format. */
@Command(name = "convert", sortOptions = false,
		description = "Writes a level in the format of another extension. What that format cannot hold is a warning.",
		footer = {"", "Exit status: 0 written, 2 bad usage or unreadable input."})
final class ConvertCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(index = "0", paramLabel = "IN", description = "The level to read.")
	private String in;

	@Parameters(index = "1", paramLabel = "OUT", description = "The file to write.")
	private String out;

	ConvertCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws FailureException {
		Path target = LevelInput.path(out);
		LevelFormat format = formats.levelFormat(target).filter(LevelFormat::isWritable).orElseThrow(
				() -> new FailureException(out + ": unknown format, expected "
						+ LevelInput.extensions(formats.levels())));
		try {
			LevelInput input = LevelInput.read(in, formats);
			format.write(input.level(), target).forEach(loss -> console.report(out + ": warning: " + loss));
		} catch (IOException e) {
			throw FailureException.of(out, e);
		} catch (OutOfMemoryError e) {
			throw new FailureException(in + ": not enough memory for this level");
		}
		return ExitStatus.OK;
	}
}
