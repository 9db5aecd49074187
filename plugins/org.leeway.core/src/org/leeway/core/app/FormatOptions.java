package org.leeway.core.app;

import java.util.List;
import java.util.stream.Stream;

import org.leeway.core.exchange.Format;

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
						Stream.concat(format.readingOptions().stream(), format.levelOptions().stream()).toList())).toList());
	}

	/** Adds what the importers of formats can be told, without a word in the help of the command. */
	static DeclaredOptions ofImporters(CommandLine command, List<Format> formats) {
		return DeclaredOptions.addHiddenTo(command.getCommandSpec(), "files of the format",
				formats.stream().map(format -> new DeclaredOptions.Owner(format.id(), format.readingOptions())).toList());
	}
}
