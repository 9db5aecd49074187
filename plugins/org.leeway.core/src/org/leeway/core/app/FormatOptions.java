package org.leeway.core.app;

import java.util.List;
import java.util.stream.Stream;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;

import picocli.CommandLine;

/** A helper that adds the options of formats to commands. */
final class FormatOptions {

	private FormatOptions() {
	}

	/** Adds the options of exporters of layers. */
	static DeclaredOptions ofExporters(CommandLine command, List<Format> formats) {
		return DeclaredOptions.addTo(command.getCommandSpec(), "--format", formats.stream()
				.map(format -> new DeclaredOptions.Owner(format.id(), format.layerOptions())).toList());
	}

	/**
	 * Adds the options of all formats to a command that converts levels: the options for reading files, and the options for
	 * writing levels.
	 */
	static DeclaredOptions ofConversions(CommandLine command, Formats formats) {
		List<Format> used = formats.all().stream()
				.filter(format -> format.isReadable() || formats.ofConversions().contains(format)).toList();
		return DeclaredOptions.addTo(command.getCommandSpec(), "files of the format",
				used.stream().map(format -> new DeclaredOptions.Owner(format.id(),
						Stream.concat(format.readingOptions().stream(), format.levelOptions().stream()).toList())).toList());
	}

	/**
	 * Adds the options of formats for reading files to a command. The help of the command does not list these options.
	 */
	static DeclaredOptions ofImporters(CommandLine command, List<Format> formats) {
		return DeclaredOptions.addHiddenTo(command.getCommandSpec(), "files of the format",
				formats.stream().map(format -> new DeclaredOptions.Owner(format.id(), format.readingOptions())).toList());
	}
}
