package org.leeway.core.start;

import java.io.IOException;
import java.nio.channels.Channel;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.files.AtomicFile;

/**
 * Requests to open files in the editor, in a folder of the workspace. Each request is a UTF-8 file with absolute paths,
 * one a line. A request without paths only brings the editor's window to the front. The editor handles requests when it
 * starts and while it runs.
 */
public final class OpenRequests {

	private static final String SUFFIX = ".request";

	private final Path workspace;
	private final Path folder;

	public OpenRequests(Path workspace) {
		this.workspace = workspace;
		folder = workspace.resolve(".metadata/.plugins/org.leeway.core/open");
	}

	/** Returns the folder of the requests. Creates the folder if it is missing. */
	public Path folder() throws IOException {
		return Files.createDirectories(folder);
	}

	/** Adds a request to open files. */
	public void add(List<Path> files) throws IOException {
		String name = System.currentTimeMillis() + "-" + System.nanoTime() + SUFFIX;
		String text = String.join("\n", files.stream().map(file -> file.toAbsolutePath().normalize().toString()).toList());
		AtomicFile.writeOwn(folder().resolve(name), out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
	}

	/** Takes all requests and removes them. Returns the files of each request, the earliest request first. */
	public List<List<Path>> take() throws IOException {
		List<Path> requests;
		try (Stream<Path> listed = Files.list(folder())) {
			requests = listed.filter(file -> file.toString().endsWith(SUFFIX) && AtomicFile.hasOwn(file)).sorted().toList();
		}
		List<List<Path>> taken = new ArrayList<>();
		for (Path request : requests) {
			try {
				List<Path> files = Files.readString(request).lines().map(Path::of).toList();
				// only one window can delete the request, so only this window opens the files
				Files.delete(request);
				taken.add(files);
			} catch (NoSuchFileException e) {
				// another window took this request
			}
		}
		return taken;
	}

	/**
	 * Tries to get the lock for starting the editor, so that two programs do not start the editor at the same time. The lock
	 * ends when the returned channel is closed or this process ends. Returns empty if another program has the lock. The other
	 * program then starts the editor, and the editor handles the requests of both programs.
	 */
	public Optional<Channel> claimStart() throws IOException {
		FileChannel claim = FileChannel.open(folder().resolve("start.lock"), StandardOpenOption.CREATE,
				StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
		if (isLockable(claim)) {
			return Optional.of(claim);
		}
		claim.close();
		return Optional.empty();
	}

	private static boolean isLockable(FileChannel file) throws IOException {
		try {
			return file.tryLock() != null;
		} catch (OverlappingFileLockException ownLock) {
			return false;
		}
	}

	/** Returns whether an editor has the workspace open. An editor locks a file of its workspace. */
	public boolean isEditorRunning() throws IOException {
		Path lock = workspace.resolve(".metadata/.lock");
		if (!Files.exists(lock)) {
			return false;
		}
		try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
			return !isLockable(channel);
		}
	}
}
