package org.leeway.live;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

import org.leeway.core.files.OwnerOnly;

/**
 * The file from which games read how to connect to the server: its port, and a token. There is one file for each folder with shared
 * levels. Only the user can read the file, and git ignores it. The file exists as long as a level of the folder is shared.
 *
 * @param folder the folder above the levels
 * @param token the secret that games send
 */
record LinkFile(Path folder, String token) {

	private static final String NAME = ".leeway-live";
	private static final String IGNORE = ".gitignore";
	/** Files and folders that mark the root of a project, the best mark first. */
	private static final List<String> ROOTS = List.of("project.godot", ".git");
	private static final int TOKEN_BYTES = 32;

	/**
	 * Returns the folder of a level's link file. This is the nearest folder above the level that is the root of a Godot project.
	 * Without a Godot project, it is the root of the git repository. Without a repository, it is the folder of the level.
	 */
	static Path folder(Path level) {
		for (String root : ROOTS) {
			for (Path each = level.getParent(); each != null; each = each.getParent()) {
				if (Files.exists(each.resolve(root))) {
					return each;
				}
			}
		}
		return level.getParent();
	}

	/** Creates a link file with a new token for a folder, and writes it. Replaces the link file of an earlier program. */
	static LinkFile create(Path folder, int port) throws IOException {
		byte[] secret = new byte[TOKEN_BYTES];
		new SecureRandom().nextBytes(secret);
		LinkFile file = new LinkFile(folder, HexFormat.of().formatHex(secret));
		file.write(port);
		return file;
	}

	private Path own() {
		return folder.resolve(NAME);
	}

	private Path file() {
		return own().resolve("link.json");
	}

	private void write(int port) throws IOException {
		if (!Files.isDirectory(own(), LinkOption.NOFOLLOW_LINKS)) {
			// this fails if the repository contains a file or a link of this name
			Files.createDirectory(own(), OwnerOnly.folder(folder));
		}
		replace(own().resolve(IGNORE), "*\n");
		replace(file(), "{\"version\":1,\"port\":" + port + ",\"token\":\"" + token + "\"}\n");
	}

	/** Replaces a file, or a link of this name, by a file that only the user can read. */
	private void replace(Path target, String content) throws IOException {
		Path unfinished = own().resolve("." + UUID.randomUUID());
		try {
			Files.createFile(unfinished, OwnerOnly.file(own()));
			Files.writeString(unfinished, content);
			Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
		} finally {
			Files.deleteIfExists(unfinished);
		}
	}

	/**
	 * Returns whether a text is the token. The time of the comparison depends only on the length of the text, so it tells an
	 * attacker nothing about the token.
	 */
	boolean accepts(String text) {
		return MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
	}

	/** Removes the file and its folder. Does nothing if another program has replaced the file. */
	void remove() throws IOException {
		try {
			if (Files.isDirectory(own(), LinkOption.NOFOLLOW_LINKS) && Files.isRegularFile(file(), LinkOption.NOFOLLOW_LINKS)
					&& Files.readString(file()).contains(token)) {
				Files.delete(file());
				Files.deleteIfExists(own().resolve(IGNORE));
				Files.delete(own());
			}
		} catch (FileSystemException gone) {
			// the folder was moved or deleted meanwhile, or has other files
		}
	}
}
