package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.FileStart;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** An importer of files with raw numbers. Such files are recognised only by their extension. */
public final class RawImporter extends GridImport {

	@Override
	public List<TypedOption<?>> options() {
		List<TypedOption<?>> options = new ArrayList<>(RawSource.options());
		options.addAll(super.options());
		return options;
	}

	@Override
	public boolean recognises(FileStart start) {
		return false;
	}

	@Override
	GridSource open(InputStream in, String file, long size, OptionValues options) throws IOException {
		return new RawSource(in, file, size, options);
	}
}
