package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

import org.leeway.core.exchange.Conversion;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * The file to which a command writes a level.
 *
 * @param target the file that the user chose. An existing file is replaced
 */
record LevelOutput(Path target, Format format) {

	/**
	 * Returns the output file for a name that the user has typed. The extension of the name decides on the format.
	 *
	 * @throws FailureException if the text cannot be the name of a file, or no format has the extension
	 */
	static LevelOutput to(String file, Formats formats) throws FailureException {
		Path target = LevelInput.output(file);
		return new LevelOutput(target, formats.writing(target).orElseThrow(
				() -> new FailureException(file + ": unknown format, expected " + LevelInput.extensions(formats.ofConversions()))));
	}

	/**
	 * Writes all levels of an import, and shows the diagnostics. All exports are prepared before the first file is written.
	 *
	 * @param read the files that the command has read. An export may overwrite such a file only if the user chose the file as
	 * target
	 * @throws IOException if a level cannot be written
	 */
	void write(Import levels, OptionValues options, Set<Path> read, Console console, Progress progress)
			throws IOException, FailureException {
		Map<Path, Export> exports = Conversion.exports(levels, format, options, target, progress);
		for (Map.Entry<Path, Export> export : exports.entrySet()) {
			for (Path each : export.getValue().files(export.getKey())) {
				if (!each.equals(target)) {
					LevelInput.checkNoInput(each, read);
				}
			}
		}
		exports.forEach((file, export) -> console.report(file.toString(), export.diagnostics()));
		Export.writeAll(exports);
	}
}
