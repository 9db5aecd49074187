package org.leeway.core.report.html;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;

import org.leeway.pathing.Progress;

/** A packer of rasters that compresses with zlib. Packs and unpacks fast. */
final class DeflatedRasters implements RasterPacker {

	@Override
	public Packed pack(RasterWriter.Rows rows, int width, int height, int bytes, Progress progress) throws IOException {
		StringWriter text = new StringWriter();
		RasterWriter.write(rows, width, height, bytes, text, progress);
		return new Packed(text.toString(), Optional.empty());
	}
}
