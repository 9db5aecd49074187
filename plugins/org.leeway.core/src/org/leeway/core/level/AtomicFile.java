package org.leeway.core.level;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/**
 * Replaces a file whole or not at all. The new content goes to a file beside the old one, is forced to the disk, and
 * takes the old one's place in one step; whoever reads meanwhile sees the old content. If anything fails, the old file
 * is as it was and nothing else is left behind.
 */
public final class AtomicFile {

	/** Writes the new content of a file. */
	@FunctionalInterface
	public interface Content {

		void writeTo(OutputStream out) throws IOException;
	}

	private static final int BUFFER = 1 << 16;

	private AtomicFile() {
	}

	/**
	 * Writes a file, whole or not at all. Through a symbolic link, the file it points to is replaced; permissions stay
	 * as they were; a device or a pipe is written to as it is.
	 *
	 * @throws IOException if that fails; the file is as it was before
	 */
	public static void write(Path file, Content content) throws IOException {
		Path target = target(file);
		if (Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target)) {
			try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), BUFFER)) {
				content.writeTo(out);
			}
			return;
		}
		Path folder = target.toAbsolutePath().getParent();
		if (folder == null || Files.isDirectory(target)) {
			throw new FileSystemException(file.toString(), null, "is a folder, expected a file");
		}
		if (!Files.isDirectory(folder)) {
			throw new FileSystemException(file.toString(), null, "no such folder: " + folder);
		}
		if (Files.exists(target) && !Files.isWritable(target)) {
			throw new FileSystemException(file.toString(), null, "the file is read-only");
		}
		Path temporary = folder.resolve(".leeway-" + UUID.randomUUID() + ".tmp");
		try {
			writeForced(temporary, content);
			copyPermissions(target, temporary);
			Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
		} finally {
			Files.deleteIfExists(temporary);
		}
	}

	private static Path target(Path file) throws IOException {
		if (!Files.isSymbolicLink(file)) {
			return file;
		}
		return Files.exists(file) ? file.toRealPath()
				: file.toAbsolutePath().resolveSibling(Files.readSymbolicLink(file));
	}

	private static void writeForced(Path temporary, Content content) throws IOException {
		try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW,
				StandardOpenOption.WRITE)) {
			OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
			content.writeTo(out);
			out.flush();
			channel.force(true);
		}
	}

	private static void copyPermissions(Path from, Path to) throws IOException {
		PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
		if (old != null && Files.exists(from)) {
			Files.getFileAttributeView(to, PosixFileAttributeView.class)
					.setPermissions(old.readAttributes().permissions());
		}
	}
}
