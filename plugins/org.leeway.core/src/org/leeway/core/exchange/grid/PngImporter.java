package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * An importer of PNG images. Each colour becomes a terrain. If options ask for terrains by height, grey values are
 * heights instead.
 */
public final class PngImporter extends GridImport {

	/**
	 * The options that apply only to images whose colours are terrains, and not to images whose grey values are heights.
	 */
	private static final List<TypedOption<?>> OF_COLOURS = List.of(ValueClasses.TERRAINS, ValueClasses.NEAR_COLOURS,
			AssumedAgents.CROSSED);

	@Override
	public boolean recognises(FileStart start) {
		return start.text().startsWith("\u0089PNG\r\n");
	}

	@Override
	public List<TypedOption<?>> options() {
		List<TypedOption<?>> options = new ArrayList<>(super.options());
		options.add(1, ValueClasses.NEAR_COLOURS);
		return options;
	}

	@Override
	public List<TypedOption<?>> options(Path file) throws IOException {
		try (InputStream in = InputFile.open(file, Progress.NONE); GridSource source = new PngSource(in, file.toString())) {
			return source.areColours() ? OF_COLOURS
					: options().stream().filter(option -> !option.equals(ValueClasses.NEAR_COLOURS)).toList();
		}
	}

	@Override
	public Optional<TypedOption<Integer>> nearColoursOption() {
		return Optional.of(ValueClasses.NEAR_COLOURS);
	}

	@Override
	GridSource open(InputStream in, String file, long size, OptionValues options) throws IOException {
		return new PngSource(in, file);
	}
}
