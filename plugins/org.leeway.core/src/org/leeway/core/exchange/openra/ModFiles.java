package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.exchange.game.FileReader;
import org.leeway.core.exchange.game.GamePack;
import org.leeway.core.exchange.game.GamePlaces;
import org.leeway.core.files.MessageText;

/**
 * The files of a mod. A mod is a folder with a manifest {@code mod.yaml}, which lists the files of rules and tilesets.
 * The manifest gives the path of a file as {@code package|path}. A package is a folder to which the manifest gives a name, for
 * example the folder of the mod.
 */
final class ModFiles {

	/** The folders where installers put the game. */
	private static final List<String> INSTALLED = List.of("/usr/lib/openra", "/usr/share/openra", "/usr/share/games/openra",
			"/usr/lib/games/openra", "/usr/local/lib/openra", "/opt/openra", "/var/lib/flatpak/app/net.openra.OpenRA/current/active/"
					+ "files/lib/openra", "/Applications/OpenRA.app/Contents/Resources", "C:/Program Files/OpenRA");
	private static final String MANIFEST = "mod.yaml";
	private static final String MODS = "mods";
	private static final String ENGINE = "^EngineDir|";
	/** Limit for the size of a text file, in bytes. The largest text file of the known mods has 400,000 bytes. */
	static final long MAX_TEXT = 16 << 20;

	private final Path folder;
	private final List<MiniYamlNode> manifest;
	/** The folders of packages, indexed by the name of the package. */
	private final Map<String, List<GamePack>> packages = new HashMap<>();
	/** The folders of the mod and of the game itself, where paths without a package are looked up. */
	private final List<GamePack> own;

	private ModFiles(Path folder, List<MiniYamlNode> manifest) {
		this.folder = folder;
		this.manifest = manifest;
		own = Stream.concat(Stream.of(folder), engines()).map(GamePack::folder).toList();
		List<MiniYamlNode> all = new ArrayList<>(section(manifest, "Packages"));
		MiniYamlNode.find(manifest, "FileSystem").ifPresent(system -> all.addAll(section(system.children(), "Packages")));
		all.stream().filter(each -> !each.value().isEmpty()).forEach(each -> addPackage(each.key(), each.value()));
	}

	private static List<MiniYamlNode> section(List<MiniYamlNode> nodes, String key) {
		return MiniYamlNode.find(nodes, key).map(MiniYamlNode::children).orElse(List.of());
	}

	private void addPackage(String key, String name) {
		String source = key.startsWith("~") ? key.substring(1) : key;
		if (source.startsWith("$") && GamePlaces.isSafe(source.substring(1))) {
			packages.put(name, List.of(GamePack.folder(folder.resolveSibling(source.substring(1)))));
		} else if (source.startsWith(ENGINE) && GamePlaces.isSafe(source.substring(ENGINE.length()))) {
			packages.put(name, engines().map(engine -> GamePack.folder(engine.resolve(source.substring(ENGINE.length())))).toList());
		}
	}

	/**
	 * Returns the folders where the game itself may lie: the folder that contains {@code mods}, and its subfolder {@code engine}.
	 */
	private Stream<Path> engines() {
		Path top = folder.getParent() == null || folder.getParent().getParent() == null ? folder : folder.getParent().getParent();
		return Stream.of(top, top.resolve("engine"));
	}

	/**
	 * Finds the files of a mod. Empty if there are none.
	 *
	 * @param game the folder of the game, or the folder of all its mods, or the folder of the mod. If empty, the folders above the
	 * map are searched first, then the folders where the game is usually installed
	 * @throws IOException if the mod's list of files cannot be read
	 */
	static Optional<ModFiles> find(String mod, Path map, Optional<Path> game) throws IOException {
		for (Path folder : places(mod, map, game)) {
			Optional<List<MiniYamlNode>> manifest = manifest(GamePack.folder(folder));
			if (manifest.isPresent()) {
				return Optional.of(new ModFiles(folder, manifest.get()));
			}
		}
		return Optional.empty();
	}

	private static Set<Path> places(String mod, Path map, Optional<Path> game) {
		Set<Path> places = new LinkedHashSet<>();
		if (!GamePlaces.isSafe(mod)) {
			return places;
		}
		if (game.isPresent()) {
			Path given = game.get();
			places.addAll(List.of(given.resolve(MODS).resolve(mod), given.resolve(mod), given));
			return places;
		}
		for (Path above : GamePlaces.above(map)) {
			if (above.endsWith(mod)) {
				places.add(above);
			}
			places.add(above.resolve(MODS).resolve(mod));
		}
		GamePlaces.installed(INSTALLED).forEach(place -> places.add(place.resolve(MODS).resolve(mod)));
		return places;
	}

	/**
	 * Reads the manifest {@code mod.yaml} of a mod. Lines {@code Include: file} are replaced by the content of the file. Empty if
	 * the mod has no manifest.
	 */
	private static Optional<List<MiniYamlNode>> manifest(GamePack mod) throws IOException {
		Optional<List<MiniYamlNode>> nodes = mod.read(MANIFEST, MAX_TEXT, MiniYamlReader::read);
		if (nodes.isEmpty()) {
			return nodes;
		}
		List<MiniYamlNode> all = new ArrayList<>();
		for (MiniYamlNode node : nodes.get()) {
			if (node.key().equals("Include")) {
				all.addAll(mod.read(node.value(), MAX_TEXT, MiniYamlReader::read)
						.orElseThrow(() -> node.error("the file " + MessageText.quote(node.value()) + " is missing")));
			} else {
				all.add(node);
			}
		}
		return Optional.of(all);
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

	/** Returns the paths of the mod's files of rules, in the order of the manifest. */
	List<String> rules() {
		return section(manifest, "Rules").stream().map(MiniYamlNode::key).toList();
	}

	/** Returns the paths of the mod's files of tilesets. */
	List<String> tileSets() {
		return section(manifest, "TileSets").stream().map(MiniYamlNode::key).toList();
	}

	/**
	 * Reads a file of the mod or of a package. Empty if there is no such file.
	 *
	 * @param path {@code package|path}, or a path without a package
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String path, FileReader<T> reader) throws IOException {
		int bar = path.indexOf('|');
		return GamePack.readFirst(bar < 0 ? own : packs(path.substring(0, bar)), path.substring(bar + 1), MAX_TEXT, reader);
	}

	private List<GamePack> packs(String name) {
		List<GamePack> beside = GamePlaces.isSafe(name) ? List.of(GamePack.folder(folder.resolveSibling(name))) : List.of();
		return packages.getOrDefault(name, beside);
	}
}
