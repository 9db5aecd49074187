package org.leeway.core.exchange.openra;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * An oracle for the cells where units of a locomotor can stand. A locomotor is OpenRA's name for how a kind of units moves. The
 * oracle reads a map and its mod in a naive way, and shares no code with Leeway's reader. The oracle applies the rules line by
 * line to a tree of keys and values.
 */
final class NaiveGame {

	/** Answers of an oracle about a cell. */
	enum Answer {
		FREE, BLOCKED,
		/**
		 * Obstacles stand in the cell, but units can crush all of them by driving over them. Leeway's levels do not distinguish
		 * who crushes an obstacle. So an obstacle counts as crushable if this locomotor crushes it, or if more than half of all
		 * locomotors do.
		 */
		CRUSHABLE
	}

	/** A line of a file, with the lines that are indented below it. Lines stay in order, and keys may repeat. */
	private record Line(String key, String value, List<Line> inside) {
	}

	/** A key's value and the trees of the keys below it. In contrast to a {@link Line}, no two keys below are equal. */
	private static final class Tree {

		private String value = "";
		private final Map<String, Tree> inside = new LinkedHashMap<>();

		Tree at(String key) {
			return inside.getOrDefault(key, new Tree());
		}

		List<Tree> kinds(String... kinds) {
			return inside.entrySet().stream().filter(each -> Arrays.asList(kinds).contains(each.getKey().split("@")[0]))
					.map(Map.Entry::getValue).toList();
		}
	}

	private final Path mod;
	private final Map<String, byte[]> files = new HashMap<>();
	private final Map<String, List<Line>> rules = new LinkedHashMap<>();
	private final Map<Integer, Map<Integer, String>> tiles = new LinkedHashMap<>();
	private final List<Line> map;
	private final int width;
	private final int height;
	private final int[] bounds;
	private final String[][] terrain;
	private final Set<Integer> trees = new HashSet<>();
	/** The things in a cell, indexed by {@code row * width + column}. */
	private final Map<Integer, List<Tree>> things = new HashMap<>();
	private int unknownTiles;

	/**
	 * Reads a map.
	 *
	 * @param file {@code map.yaml} or an archive
	 * @param mod the folder of the mod
	 */
	NaiveGame(Path file, Path mod) throws IOException {
		this.mod = mod;
		readFiles(file);
		map = lines(files.get("map.yaml"));
		int[] size = numbers(value(map, "MapSize"));
		width = size[0];
		height = size[1];
		bounds = numbers(value(map, "Bounds"));
		terrain = new String[height][width];
		readRules();
		readTiles();
		readCells();
		readThings();
		readResources();
	}

	private void readFiles(Path file) throws IOException {
		if (file.toString().endsWith(".oramap")) {
			try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
				for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
					ByteArrayOutputStream bytes = new ByteArrayOutputStream();
					zip.transferTo(bytes);
					files.put(entry.getName(), bytes.toByteArray());
				}
			}
		} else {
			for (Path each : Files.list(file.getParent()).filter(Files::isRegularFile).toList()) {
				files.put(each.getFileName().toString(), Files.readAllBytes(each));
			}
		}
	}

	private byte[] file(String path) throws IOException {
		if (files.containsKey(path)) {
			return files.get(path);
		}
		String[] parts = path.split("\\|");
		Path place = parts.length == 1 ? mod.resolve(path) : mod.resolveSibling(parts[0]).resolve(parts[1]);
		try (InputStream in = Files.newInputStream(place)) {
			return in.readAllBytes();
		}
	}

	private static int[] numbers(String text) {
		return Arrays.stream(text.split(",")).map(String::strip).mapToInt(Integer::parseInt).toArray();
	}

	private static List<String> words(String text) {
		return Arrays.stream(text.split(",")).map(String::strip).toList();
	}

	private static String value(List<Line> lines, String key) {
		return lines.stream().filter(line -> line.key.equals(key)).map(Line::value).findFirst().orElse("");
	}

	private static List<Line> inside(List<Line> lines, String key) {
		return lines.stream().filter(line -> line.key.equals(key)).flatMap(line -> line.inside.stream()).toList();
	}

	private static List<Line> lines(byte[] file) {
		List<Line> top = new ArrayList<>();
		List<List<Line>> levels = new ArrayList<>(List.of(top));
		for (String each : new String(file, StandardCharsets.UTF_8).replace("\uFEFF", "").replace("    ", "\t").split("\r?\n")) {
			String text = each.replaceAll("(?<!\\\\)#.*", "");
			if (!text.isBlank()) {
				int level = text.length() - text.replaceAll("^\t+", "").length();
				String[] parts = text.split(":", 2);
				Line line = new Line(parts[0].strip(), parts.length < 2 ? "" : parts[1].strip(), new ArrayList<>());
				levels.get(level).add(line);
				levels.subList(level + 1, levels.size()).clear();
				levels.add(line.inside);
			}
		}
		return top;
	}

	private void readRules() throws IOException {
		List<Line> manifest = lines(Files.readAllBytes(mod.resolve("mod.yaml")));
		List<String> paths = new ArrayList<>(inside(manifest, "Rules").stream().map(Line::key).toList());
		if (!value(map, "Rules").isEmpty()) {
			paths.addAll(words(value(map, "Rules")));
		}
		for (String path : paths) {
			add(lines(file(path)));
		}
		add(inside(map, "Rules"));
	}

	private void add(List<Line> lines) {
		for (Line line : lines) {
			List<Line> known = rules.computeIfAbsent(line.key, key -> new ArrayList<>());
			for (Line each : line.inside) {
				// a line whose key begins with Inherits names a parent. If an earlier file has a line with the same key, the
				// new line replaces the old line. All other lines are added
				int place = known.stream().map(Line::key).toList().indexOf(each.key);
				if (place >= 0 && each.key.startsWith("Inherits")) {
					known.set(place, each);
				} else {
					known.add(each);
				}
			}
		}
	}

	private Tree actor(String name) {
		Tree tree = new Tree();
		rules.keySet().stream().filter(key -> key.equalsIgnoreCase(name)).forEach(key -> apply(rules.get(key), tree));
		return tree;
	}

	private void apply(List<Line> lines, Tree tree) {
		for (Line line : lines) {
			if (line.key.split("@")[0].equals("Inherits")) {
				apply(rules.getOrDefault(line.value, List.of()), tree);
			} else if (line.key.startsWith("-")) {
				tree.inside.remove(line.key.substring(1));
			} else {
				Tree child = tree.inside.computeIfAbsent(line.key, key -> new Tree());
				child.value = line.value.isEmpty() ? child.value : line.value;
				apply(line.inside, child);
			}
		}
	}

	private void readTiles() throws IOException {
		List<Line> manifest = lines(Files.readAllBytes(mod.resolve("mod.yaml")));
		for (Line path : inside(manifest, "TileSets")) {
			List<Line> set = lines(file(path.key));
			if (value(inside(set, "General"), "Id").equals(value(map, "Tileset"))) {
				for (Line template : inside(set, "Templates")) {
					Map<Integer, String> types = new TreeMap<>();
					inside(template.inside, "Tiles").forEach(tile -> types.put(Integer.parseInt(tile.key), tile.value));
					String id = value(template.inside, "Id");
					tiles.put(Integer.parseInt(id.isEmpty() ? template.key.split("@")[1] : id), types);
				}
			}
		}
	}

	private void readCells() {
		byte[] cells = files.get("map.bin");
		Set<String> forest = actor("world").at("ForestLayer").at("CrushedTiles").inside.keySet();
		int place = cells[0] == 1 ? 5 : number(cells, 5, 4);
		for (int x = 0; x < width; x++) {
			for (int y = 0; y < height; y++, place += 3) {
				int template = number(cells, place, 2);
				int index = cells[place + 2] & 255;
				index = index == 255 ? x % 4 + 4 * (y % 4) : index;
				String type = tiles.getOrDefault(template, Map.of()).get(index);
				unknownTiles += type == null ? 1 : 0;
				terrain[y][x] = type == null ? tiles.values().iterator().next().get(0) : type;
				if (forest.contains(Integer.toString(template))) {
					trees.add(y * width + x);
				}
			}
		}
	}

	private static int number(byte[] bytes, int place, int length) {
		int number = 0;
		for (int i = length - 1; i >= 0; i--) {
			number = number << 8 | bytes[place + i] & 255;
		}
		return number;
	}

	private void readThings() {
		Map<String, Tree> known = new HashMap<>();
		for (Line thing : inside(map, "Actors")) {
			if (!value(thing.inside, "Location").isEmpty()) {
				int[] at = numbers(value(thing.inside, "Location"));
				Tree actor = known.computeIfAbsent(thing.value.toLowerCase(Locale.ROOT), this::actor);
				if (actor.kinds("Mobile", "Aircraft", "TDGunboat").isEmpty()) {
					add(actor, at[0], at[1]);
				}
			}
		}
	}

	private void add(Tree actor, int left, int top) {
		List<Tree> buildings = actor.kinds("Building", "D2kBuilding");
		String footprint = "";
		int across = 1;
		if (!buildings.isEmpty()) {
			Tree building = buildings.getFirst();
			footprint = building.at("Footprint").value.isEmpty() ? "x" : building.at("Footprint").value.replaceAll("\\s", "");
			across = building.at("Dimensions").value.isEmpty() ? 1 : numbers(building.at("Dimensions").value)[0];
		} else if (actor.kinds("Immobile", "Husk", "Crate", "Collectible").stream()
				.anyMatch(trait -> !trait.at("OccupiesSpace").value.equalsIgnoreCase("false"))) {
			footprint = "x";
		}
		for (int i = 0; i < footprint.length(); i++) {
			int x = left + i % across;
			int y = top + i / across;
			if (x >= 0 && y >= 0 && x < width && y < height) {
				Tree part = new Tree();
				part.value = footprint.substring(i, i + 1);
				part.inside.putAll(actor.inside);
				things.computeIfAbsent(y * width + x, key -> new ArrayList<>()).add(part);
				Tree bridge = actor.at("GroundLevelBridge");
				if (actor.inside.containsKey("GroundLevelBridge") && (part.value.equals("_") || part.value.equals("="))) {
					terrain[y][x] = bridge.at("TerrainType").value.isEmpty() ? "Bridge" : bridge.at("TerrainType").value;
				}
			}
		}
	}

	private void readResources() {
		byte[] cells = files.get("map.bin");
		int place = cells[0] == 1 ? 5 + 3 * width * height : number(cells, 13, 4);
		for (int x = 0; x < width && place != 0; x++) {
			for (int y = 0; y < height; y++, place += 2) {
				for (String layer : List.of("ResourceLayer", "UndergroundResourceLayer")) {
					for (Tree type : actor("world".repeat(cells[place] == 0 ? 0 : 1)).at(layer).at("ResourceTypes").inside.values()) {
						boolean built = things.getOrDefault(y * width + x, List.of()).stream().anyMatch(each -> !each.value.equals("_"));
						if (Integer.parseInt(type.at("ResourceIndex").value) == cells[place] && isPlayable(x, y)
								&& words(type.at("AllowedTerrainTypes").value).contains(terrain[y][x])
								&& (layer.startsWith("Under") || !built)) {
							terrain[y][x] = type.at("TerrainType").value;
							break;
						}
					}
				}
			}
		}
	}

	private boolean isPlayable(int x, int y) {
		return x >= bounds[0] && y >= bounds[1] && x < bounds[0] + bounds[2] && y < bounds[1] + bounds[3];
	}

	int width() {
		return width;
	}

	int height() {
		return height;
	}

	int unknownTiles() {
		return unknownTiles;
	}

	/** Returns the names of the locomotors that some unit uses. */
	List<String> locomotors() {
		Set<String> used = new HashSet<>();
		rules.keySet().stream().filter(key -> !key.startsWith("^")).forEach(key -> actor(key).kinds("Mobile")
				.forEach(mobile -> used.add(mobile.at("Locomotor").value)));
		return actor("world").kinds("Locomotor").stream().map(each -> each.at("Name").value).filter(used::contains).toList();
	}

	/** Returns the answers for a locomotor, indexed by row and column. */
	Answer[][] answers(String name) {
		Tree locomotor = actor("world").kinds("Locomotor").stream().filter(each -> each.at("Name").value.equals(name)).findFirst()
				.orElseThrow();
		Set<String> crushes = new HashSet<>(words(locomotor.at("Crushes").value));
		crushes.addAll(crushedByMost());
		Answer[][] answers = new Answer[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				String speed = locomotor.at("TerrainSpeeds").at(terrain[y][x]).value;
				boolean passes = isPlayable(x, y) && !speed.isEmpty() && Integer.parseInt(speed) > 0
						&& (!trees.contains(y * width + x) || munches(locomotor));
				answers[y][x] = passes ? inCell(things.getOrDefault(y * width + x, List.of()), crushes) : Answer.BLOCKED;
			}
		}
		return answers;
	}

	private static boolean munches(Tree locomotor) {
		List<String> crushes = words(locomotor.at("Crushes").value);
		return crushes.contains("Tree") || crushes.contains("Shrubbery");
	}

	private Set<String> crushedByMost() {
		Map<String, Integer> counts = new HashMap<>();
		List<String> used = locomotors();
		actor("world").kinds("Locomotor").stream().filter(each -> used.contains(each.at("Name").value))
				.forEach(each -> words(each.at("Crushes").value).forEach(kind -> counts.merge(kind, 1, Integer::sum)));
		counts.values().removeIf(count -> 2 * count <= used.size());
		return counts.keySet();
	}

	private static Answer inCell(List<Tree> things, Set<String> crushes) {
		Answer answer = Answer.FREE;
		for (Tree thing : things) {
			if (thing.value.equalsIgnoreCase("x")) {
				boolean crushed = thing.kinds("Crushable").stream().anyMatch(each -> isCrushed(each.at("CrushClasses"), "infantry", crushes))
						|| thing.kinds("Mine").stream().anyMatch(each -> isCrushed(each.at("CrushClasses"), "", crushes))
						|| thing.kinds("Crate", "Collectible").stream().anyMatch(each -> isCrushed(each.at("CrushClass"), "crate", crushes));
				answer = !crushed ? Answer.BLOCKED : answer == Answer.FREE ? Answer.CRUSHABLE : answer;
			}
		}
		return answer;
	}

	private static boolean isCrushed(Tree classes, String otherwise, Set<String> crushes) {
		return words(classes.value.isEmpty() ? otherwise : classes.value).stream().anyMatch(crushes::contains);
	}
}
