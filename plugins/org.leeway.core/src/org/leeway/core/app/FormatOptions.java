package org.leeway.core.app;

import java.util.List;
import java.util.stream.Stream;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Importer;
import org.leeway.pathing.option.TypedOption;

import picocli.CommandLine;

/** The options of a command that formats declare. */
final class FormatOptions {

	private FormatOptions() {
	}

	/** Adds what the exporters of formats can be told. */
	static DeclaredOptions ofExporters(CommandLine command, List<Format> formats) {
		return DeclaredOptions.addTo(command.getCommandSpec(), "--format", formats.stream()
				.map(format -> new DeclaredOptions.Owner(format.id(), format.layerOptions())).toList());
	}

	/** Adds what the importers and the exporters of formats of levels can be told. */
	static DeclaredOptions ofLevels(CommandLine command, List<Format> formats) {
		return DeclaredOptions.addTo(command.getCommandSpec(), "files of the format",
				formats.stream().map(format -> new DeclaredOptions.Owner(format.id(),
						Stream.concat(read(format), format.levelOptions().stream()).toList())).toList());
	}

	private static Stream<TypedOption<?>> read(Format format) {
		return format.importer().stream().map(Importer::options).flatMap(List::stream);
	}
}
