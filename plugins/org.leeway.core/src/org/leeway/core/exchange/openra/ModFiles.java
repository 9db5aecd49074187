package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;

/**
 * The files of a mod: a folder with {@code mod.yaml}, which lists the files of rules and tilesets. A path of such a file is
 * {@code package|path}, where the package is the mod itself or a folder that {@code mod.yaml} names.
 */
final class ModFiles {

	/** The places where installers put the game. */
	private static final List<String> INSTALLED = List.of("/usr/lib/openra", "/usr/share/openra", "/usr/share/games/openra",
			"/usr/lib/games/openra", "/usr/local/lib/openra", "/opt/openra", "/var/lib/flatpak/app/net.openra.OpenRA/current/active/"
					+ "files/lib/openra", "/Applications/OpenRA.app/Contents/Resources", "C:/Program Files/OpenRA");
	private static final String MANIFEST = "mod.yaml";
	private static final String MODS = "mods";
	private static final String ENGINE = "^EngineDir|";

	private final Path folder;
	private final List<MiniYamlNode> manifest;
	/** Folders that paths begin with, indexed by the name of the package. */
	private final Map<String, List<Path>> packages = new HashMap<>();

	private ModFiles(Path folder, List<MiniYamlNode> manifest) {
		this.folder = folder;
		this.manifest = manifest;
		List<MiniYamlNode> all = new ArrayList<>(section(manifest, "Packages"));
		MiniYamlNode.find(manifest, "FileSystem").ifPresent(system -> all.addAll(section(system.children(), "Packages")));
		all.stream().filter(each -> !each.value().isEmpty()).forEach(each -> addPackage(each.key(), each.value()));
	}

	private static List<MiniYamlNode> section(List<MiniYamlNode> nodes, String key) {
		return MiniYamlNode.find(nodes, key).map(MiniYamlNode::children).orElse(List.of());
	}

	private void addPackage(String key, String name) {
		String source = key.startsWith("~") ? key.substring(1) : key;
		if (source.startsWith("$") && MapFiles.isSafe(source.substring(1))) {
			packages.put(name, List.of(folder.resolveSibling(source.substring(1))));
		} else if (source.startsWith(ENGINE) && MapFiles.isSafe(source.substring(ENGINE.length()))) {
			packages.put(name, engines().map(engine -> engine.resolve(source.substring(ENGINE.length()))).toList());
		}
	}

	/** Returns the folders where the game itself may lie: above the mods, or in a folder beside the mods. */
	private Stream<Path> engines() {
		Path top = folder.getParent() == null || folder.getParent().getParent() == null ? folder : folder.getParent().getParent();
		return Stream.of(top, top.resolve("engine"));
	}

	/**
	 * Finds the files of a mod. Empty if there are none.
	 *
	 * @param game the folder of the game, its mods or the mod. Empty to look in the folders above the map, and then where
	 * installers put the game
	 * @throws IOException if the mod's list of files cannot be read
	 */
	static Optional<ModFiles> find(String mod, Path map, Optional<Path> game) throws IOException {
		for (Path folder : places(mod, map.toAbsolutePath().normalize(), game)) {
			Path manifest = folder.resolve(MANIFEST);
			if (folder.isAbsolute() && InputFile.exists(manifest)) {
				return Optional.of(new ModFiles(folder, manifest(folder, manifest)));
			}
		}
		return Optional.empty();
	}

	private static Set<Path> places(String mod, Path map, Optional<Path> game) {
		Set<Path> places = new LinkedHashSet<>();
		if (!MapFiles.isSafe(mod)) {
			return places;
		}
		if (game.isPresent()) {
			Path given = game.get().toAbsolutePath().normalize();
			places.addAll(List.of(given.resolve(MODS).resolve(mod), given.resolve(mod), given));
			return places;
		}
		for (Path above = map.getParent(); above != null; above = above.getParent()) {
			if (above.endsWith(mod)) {
				places.add(above);
			}
			places.add(above.resolve(MODS).resolve(mod));
		}
		INSTALLED.forEach(place -> places.add(Path.of(place, MODS, mod)));
		return places;
	}

	/** Reads a list of files, and the files that it includes in place of lines {@code Include: file}. */
	private static List<MiniYamlNode> manifest(Path folder, Path manifest) throws IOException {
		List<MiniYamlNode> all = new ArrayList<>();
		for (MiniYamlNode node : read(manifest, MiniYamlReader::read)) {
			Path included = MapFiles.isSafe(node.value()) ? folder.resolve(node.value()) : folder;
			if (!node.key().equals("Include")) {
				all.add(node);
			} else if (InputFile.exists(included)) {
				all.addAll(read(included, MiniYamlReader::read));
			} else {
				throw node.error("the file " + MessageText.quote(node.value()) + " is missing");
			}
		}
		return all;
	}

	private static <T> T read(Path file, MapFiles.Reader<T> reader) throws IOException {
		try (InputStream in = InputFile.open(file, MapFiles.MAX_TEXT)) {
			return reader.read(in, file.toString());
		}
	}

	/** Returns the folder of the mod. */
	Path folder() {
		return folder;
	}

	/** Returns whether the cells of maps are diamonds. */
	boolean isIsometric() {
		return MiniYamlNode.find(manifest, "MapGrid").map(grid -> grid.text("Type")).filter("RectangularIsometric"::equals)
				.isPresent();
	}

	/** Returns the paths of the files of rules, in order. */
	List<String> rules() {
		return section(manifest, "Rules").stream().map(MiniYamlNode::key).toList();
	}

	/** Returns the paths of the files of tilesets. */
	List<String> tileSets() {
		return section(manifest, "TileSets").stream().map(MiniYamlNode::key).toList();
	}

	/**
	 * Reads a file. Empty if there is no such file.
	 *
	 * @param path with or without a package
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String path, MapFiles.Reader<T> reader) throws IOException {
		int bar = path.indexOf('|');
		String rest = path.substring(bar + 1);
		if (!MapFiles.isSafe(rest)) {
			return Optional.empty();
		}
		for (Path place : bar < 0 ? Stream.concat(Stream.of(folder), engines()).toList() : places(path.substring(0, bar))) {
			Path file = place.resolve(rest);
			if (InputFile.exists(file)) {
				return Optional.of(read(file, reader));
			}
		}
		return Optional.empty();
	}

	private List<Path> places(String name) {
		return packages.getOrDefault(name, MapFiles.isSafe(name) ? List.of(folder.resolveSibling(name)) : List.of());
	}
}
