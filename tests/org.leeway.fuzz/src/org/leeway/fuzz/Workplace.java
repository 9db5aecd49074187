package org.leeway.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder for the files of this run, with small files that fuzzed files may refer to. */
final class Workplace {

	private static final Path FOLDER = make();

	private Workplace() {
	}

	private static Path make() {
		try {
			Path folder = Files.createTempDirectory("leeway-fuzz");
			Files.writeString(folder.resolve("small.map"), "type octile\nheight 2\nwidth 3\nmap\n..T\n@..\n");
			Files.writeString(folder.resolve("a.terrains"), "0 ground\n1..3 water #0000ff\n#ffffff snow\n");
			Files.writeString(folder.resolve("tiles.tsx"), "<tileset name=\"t\" tilecount=\"4\"><tile id=\"1\" type=\"water\"/></tileset>");
			Files.writeString(folder.resolve("tiles.tsj"), "{\"name\": \"t\", \"tilecount\": 4, \"tiles\": [{\"id\": 1, \"type\": \"water\"}]}");
			Files.writeString(folder.resolve("mod.yaml"), "Rules:\n\trules.yaml\nTileSets:\n\tset.yaml\n");
			Files.writeString(folder.resolve("rules.yaml"), "World:\n\tLocomotor:\n\t\tName: foot\n\t\tTerrainSpeeds:\n\t\t\tClear: 100\n"
					+ "MAN:\n\tMobile:\n\t\tLocomotor: foot\nHUT:\n\tBuilding:\n\t\tFootprint: x\n\tHealth:\n");
			Files.writeString(folder.resolve("set.yaml"), "General:\n\tId: A\nTerrain:\n\tTerrainType@A:\n\t\tType: Clear\nTemplates:\n"
					+ "\tTemplate@0:\n\t\tId: 0\n\t\tTiles:\n\t\t\t0: Clear\n");
			Files.write(folder.resolve("map.bin"), new byte[] {1, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0});
			Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
			return folder;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static void delete(Path folder) {
		try (var files = Files.list(folder)) {
			for (Path file : files.toList()) {
				Files.delete(file);
			}
			Files.delete(folder);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns the path of a file in the folder of this process. The file need not exist. */
	static Path file(String name) {
		return FOLDER.resolve(name);
	}

	/** Writes a file and returns it. */
	static Path file(String name, byte[] content) {
		try {
			return Files.write(file(name), content);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns the bytes of a file. */
	static byte[] content(Path file) {
		try {
			return Files.readAllBytes(file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns the content of a file in {@code seeds}. */
	static byte[] seed(String name) {
		try (InputStream in = Workplace.class.getResourceAsStream(name)) {
			return in.readAllBytes();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
