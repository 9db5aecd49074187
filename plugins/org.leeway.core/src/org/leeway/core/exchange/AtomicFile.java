package org.leeway.core.exchange;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files in one step: whoever reads the file sees the old content or the new one, never a part of it. */
public final class AtomicFile {

	private static final int BUFFER = 1 << 16;

	/** Writes the content of a file. */
	@FunctionalInterface
	public interface Content {
		void writeTo(OutputStream out) throws IOException;
	}

	private AtomicFile() {
	}

	/**
	 * Writes a file beside the target, and puts it in the target's place when it is safely on the disk. A link is
	 * followed; a device or a pipe is written to as it is.
	 *
	 * @throws IOException if that fails; the target is as it was before
	 */
	public static void write(Path target, Content content) throws IOException {
		if (Files.isDirectory(target)) {
			throw new FileSystemException(target.toString(), null, "is a folder, expected a file");
		}
		if (Files.exists(target) && !Files.isRegularFile(target)) {
			try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), BUFFER)) {
				content.writeTo(out);
			}
			return;
		}
		replace(Files.exists(target) ? target.toRealPath() : target.toAbsolutePath(), content);
	}

	private static void replace(Path target, Content content) throws IOException {
		if (!Files.isDirectory(target.getParent())) {
			throw new FileSystemException(target.toString(), null, "no such folder: " + target.getParent());
		}
		String unique = Long.toHexString(ProcessHandle.current().pid()) + "-" + Long.toHexString(System.nanoTime());
		Path draft = target.resolveSibling("." + target.getFileName() + "." + unique + ".tmp");
		try {
			writeDraft(draft, content);
			keepPermissions(target, draft);
			move(draft, target);
		} finally {
			Files.deleteIfExists(draft);
		}
	}

	private static void writeDraft(Path draft, Content content) throws IOException {
		try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
			OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
			content.writeTo(out);
			out.flush();
			channel.force(true);
		}
	}

	private static void keepPermissions(Path target, Path draft) throws IOException {
		if (Files.exists(target) && Files.getFileStore(draft).supportsFileAttributeView("posix")) {
			Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target, LinkOption.NOFOLLOW_LINKS));
		}
	}

	private static void move(Path draft, Path target) throws IOException {
		try {
			Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
		} catch (AtomicMoveNotSupportedException e) {
			Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
		}
	}
}
