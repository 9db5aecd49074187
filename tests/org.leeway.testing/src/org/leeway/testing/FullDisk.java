package org.leeway.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file system of 64 KiB that is mounted at a folder. Only root on Linux can mount it. */
public record FullDisk(Path folder) implements AutoCloseable {

	/** Mounts the file system. Returns empty if mounting is not possible. */
	public static Optional<FullDisk> in(Path folder) throws IOException, InterruptedException {
		Files.createDirectories(folder);
		return run("mount", "-t", "tmpfs", "-o", "size=64k", "leeway-test", folder.toString()) ? Optional.of(new FullDisk(folder))
				: Optional.empty();
	}

	private static boolean run(String... command) throws InterruptedException {
		try {
			return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start()
					.waitFor() == 0;
		} catch (IOException noSuchProgram) {
			return false;
		}
	}

	/** Writes files until less than a page of 4 KiB is free. */
	public void fill() throws IOException {
		Files.write(folder.resolve("filler"), new byte[1 << 15]);
		try {
			for (int i = 0; i < 1 << 4; i++) {
				Files.write(folder.resolve("filler" + i), new byte[1 << 12]);
			}
		} catch (IOException full) {
			// the disk is full, as intended
		}
	}

	@Override
	public void close() throws InterruptedException {
		run("umount", folder.toString());
	}
}
