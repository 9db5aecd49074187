package org.leeway.core.exchange.npy;

import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;

/**
 * A writer of the compressed archive of NumPy. The archive is a zip file with the array of {@link NpyExporter}, under
 * the name of the layer. Equal layers give equal bytes.
 */
public final class NpzExporter extends ArrayExporter {

	/**
	 * The time stamp of the archive's entry, which is the earliest time that a zip file can hold. A fixed time is
	 * needed so that equal layers give equal bytes.
	 */
	private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

	@Override
	void write(OverlayLayer layer, OutputStream out, Progress progress) throws IOException {
		ZipOutputStream zip = new ZipOutputStream(out);
		ZipEntry entry = new ZipEntry(layer.kind().id() + ".npy");
		entry.setTimeLocal(TIME);
		zip.putNextEntry(entry);
		new NpyExporter().write(layer, zip, progress);
		zip.finish();
		zip.flush();
	}
}
