package org.leeway.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The archives that users download, one for each system. For one system, there is also an archive with Java.
 *
 * @param editor the path of the editor's folder in the archive, with {@code /} between names
 */
enum Release {

	LINUX_X86_64("linux-x86_64.tar.gz", "linux", "gtk", "x86_64", ""),
	LINUX_X86_64_WITH_JAVA("linux-x86_64-with-java.tar.gz", "linux", "gtk", "x86_64", ""),
	LINUX_AARCH64("linux-aarch64.tar.gz", "linux", "gtk", "aarch64", ""),
	WINDOWS_X86_64("windows-x86_64.zip", "win32", "win32", "x86_64", ""),
	MACOS_AARCH64("macos-aarch64.zip", "macosx", "cocoa", "aarch64", "Leeway.app/Contents/Resources"),
	MACOS_X86_64("macos-x86_64.zip", "macosx", "cocoa", "x86_64", "Leeway.app/Contents/Resources");

	final String os;
	final String ws;
	final String arch;
	private final String suffix;
	private final String home;

	Release(String suffix, String os, String ws, String arch, String home) {
		this.suffix = suffix;
		this.os = os;
		this.ws = ws;
		this.arch = arch;
		this.home = home;
	}

	static String base() {
		return "leeway-" + System.getProperty("version");
	}

	Path archive() {
		return Path.of(System.getProperty("releases"), base() + "-" + suffix);
	}

	/** Unpacks the archive and returns the folder that holds the command line and the editor. */
	Path unpack(Path folder) throws IOException, InterruptedException {
		if (suffix.endsWith(".zip")) {
			unzip(folder);
		} else {
			Process tar = new ProcessBuilder("tar", "-xzf", archive().toString(), "-C", folder.toString()).inheritIO().start();
			assertEquals(0, tar.waitFor());
		}
		return home.isEmpty() ? folder.resolve(base()) : folder.resolve(home);
	}

	private void unzip(Path folder) throws IOException {
		try (ZipFile zip = new ZipFile(archive().toFile())) {
			for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements();) {
				ZipEntry entry = entries.nextElement();
				Path file = folder.resolve(entry.getName());
				if (entry.isDirectory()) {
					Files.createDirectories(file);
				} else {
					Files.createDirectories(file.getParent());
					try (InputStream in = zip.getInputStream(entry)) {
						Files.copy(in, file);
					}
				}
			}
		}
	}
}
