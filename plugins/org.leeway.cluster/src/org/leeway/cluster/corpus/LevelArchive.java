package org.leeway.cluster.corpus;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.ZipException;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;

/**
 * A reader of zip archives on any file system. Lists the files of an archive that may be levels, and opens a file of an
 * archive.
 */
final class LevelArchive {

	/** A seekable channel through which the zip library reads an archive. */
	private static final class Channel implements SeekableByteChannel {

		private final FSDataInputStream in;
		private final long size;
		private boolean open = true;

		Channel(FSDataInputStream in, long size) {
			this.in = in;
			this.size = size;
		}

		@Override
		public int read(ByteBuffer target) throws IOException {
			byte[] bytes = new byte[target.remaining()];
			int read = in.read(bytes, 0, bytes.length);
			if (read > 0) {
				target.put(bytes, 0, read);
			}
			return read;
		}

		@Override
		public long position() throws IOException {
			return in.getPos();
		}

		@Override
		public SeekableByteChannel position(long position) throws IOException {
			in.seek(Math.min(position, size));
			return this;
		}

		@Override
		public long size() {
			return size;
		}

		@Override
		public boolean isOpen() {
			return open;
		}

		@Override
		public void close() throws IOException {
			open = false;
			in.close();
		}

		@Override
		public int write(ByteBuffer source) {
			throw new UnsupportedOperationException();
		}

		@Override
		public SeekableByteChannel truncate(long length) {
			throw new UnsupportedOperationException();
		}
	}

	private LevelArchive() {
	}

	/**
	 * Returns the entries of an archive that may be levels, sorted by name.
	 *
	 * @throws IOException if the file is no archive
	 */
	static List<LevelFile> list(Storage storage, String name, String uri, Predicate<String> mayBeLevel) throws IOException {
		List<LevelFile> levels = new ArrayList<>();
		try (ZipFile zip = open(storage, uri)) {
			for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
				if (!entry.isDirectory() && mayBeLevel.test(entry.getName())) {
					levels.add(LevelFile.of(name, uri, entry.getName(), Math.max(0, entry.getSize())));
				}
			}
		}
		levels.sort(Comparator.comparing(LevelFile::entry));
		return levels;
	}

	/** Opens a file of an archive. */
	static InputStream open(Storage storage, String uri, String entry) throws IOException {
		ZipFile zip = open(storage, uri);
		try {
			ZipArchiveEntry found = zip.getEntry(entry);
			if (found == null) {
				throw new ZipException("the archive has it no more");
			}
			return new FilterInputStream(zip.getInputStream(found)) {
				@Override
				public void close() throws IOException {
					super.close();
					zip.close();
				}
			};
		} catch (IOException | RuntimeException e) {
			zip.close();
			throw e;
		}
	}

	private static ZipFile open(Storage storage, String uri) throws IOException {
		Path path = new Path(URI.create(uri));
		return ZipFile.builder().setSeekableByteChannel(new Channel(storage.read(path), storage.size(path))).get();
	}
}
