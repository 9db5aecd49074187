package org.leeway.core.exchange.openra;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A writer of small maps, and of a mod for these maps. The mod is made up for the tests. Shares no code with the importer. */
final class MapBuilder {

	/**
	 * The terrain of each letter of a picture, indexed by letter. In the written files, a letter becomes a template of one
	 * tile, whose number is the character code of the letter.
	 */
	private static final Map<Character, String> LETTERS = new LinkedHashMap<>();

	static {
		LETTERS.put('.', "Clear");
		LETTERS.put('~', "Water");
		LETTERS.put('#', "Rock");
		LETTERS.put('=', "Road");
		LETTERS.put('b', "Beach");
		LETTERS.put('s', "Black Sand");
		LETTERS.put('t', "Clear");
		LETTERS.put('o', "Ore");
		LETTERS.put('B', "Bridge");
	}

	static final String RULES = """
			^Locomotors:
				Locomotor@A:
					Name: foot
					Crushes: crate, mine
					TerrainSpeeds:
						Clear: 100
						Road: 120
						Black Sand: 50
						Ore: 80
						Bridge: 100
				Locomotor@B:
					Name: tank
					Crushes: wall, crate, mine, Tree
					TerrainSpeeds:
						Clear: 100
						Road: 150
						Black Sand: 50
						Ore: 80
						Bridge: 100
						Rock: 0
				Locomotor@C:
					Name: ship
					Crushes: crate, mine
					TerrainSpeeds:
						Water: 100
				Locomotor@D:
					Name: ferry
					Crushes: crate, mine
					TerrainSpeeds:
						Water: 100
						Beach: 60
				Locomotor@E:
					Name: unused
					TerrainSpeeds:
						Clear: 10
			World:
				Inherits: ^Locomotors
				SpawnStartingUnits:
				StartingUnits@A:
					BaseActor: truck
				ResourceLayer:
					ResourceTypes:
						Ore:
							ResourceIndex: 1
							TerrainType: Ore
							AllowedTerrainTypes: Clear, Road
			^Vehicle:
				Mobile:
					Locomotor: tank
				Health:
					HP: 100
			TRUCK:
				Inherits: ^Vehicle
			SOLDIER:
				Inherits: ^Vehicle
				Mobile:
					Locomotor: foot
			CRUISER:
				Mobile:
					Locomotor: ship
			BARGE:
				Mobile:
					Locomotor: ferry
			^Building:
				Building:
					Footprint: xx x=
					Dimensions: 2, 2
				Health:
					HP: 1000
				Targetable:
			HOUSE:
				Inherits: ^Building
			TOWER:
				Inherits@base: ^Building
				-Health:
				Building:
					Footprint: X_ xx
			TREE:
				Inherits: ^Building
				SpawnActorOnDeath:
					Actor: Tree.Husk
			TREE.HUSK:
				Inherits: TREE
				-Health:
				-SpawnActorOnDeath:
			WALL:
				Building:
				Crushable:
					CrushClasses: wall
			GATE:
				Building:
					Footprint: xxx
					Dimensions: 3,1
				Gate:
			CRATE:
				Crate:
			MINE:
				Immobile:
				Mine:
					CrushClasses: mine
			WRECK:
				Husk:
				Health:
				Targetable:
			STATUE:
				Immobile:
			CAMERA:
				Immobile:
					OccupiesSpace: false
			PLANK:
				Building:
					Footprint: __
					Dimensions: 2,1
				GroundLevelBridge:
			""";

	private final StringBuilder actors = new StringBuilder();
	private final String[] rows;
	private final int[] bounds;
	private String resources = "";
	private String head = "";
	private String rules = "";
	private String mod = "own";
	private String tileSet = "PLAINS";
	private int format = 2;
	private int count;

	/**
	 * Begins a map.
	 *
	 * @param picture a letter for each cell
	 * @param bounds left, top, width and height of the part of the map in which the game takes place. Empty for the whole map
	 */
	MapBuilder(String picture, int... bounds) {
		rows = picture.strip().split("\n");
		this.bounds = bounds.length == 0 ? new int[] {0, 0, rows[0].length(), rows.length} : bounds;
	}

	/** Adds a thing. */
	MapBuilder thing(String type, int x, int y) {
		actors.append("\tActor").append(count++).append(": ").append(type).append("\n\t\tOwner: Neutral\n\t\tLocation: ").append(x)
				.append(',').append(y).append('\n');
		return this;
	}

	/** Sets the types of resources: a digit for each cell. */
	MapBuilder resources(String picture) {
		resources = picture.strip();
		return this;
	}

	/** Adds text before the other lines of the map. */
	MapBuilder head(String text) {
		head = text;
		return this;
	}

	/**
	 * Adds rules of the map itself.
	 *
	 * @param text what follows {@code Rules:} on its line, perhaps with more lines below it
	 */
	MapBuilder rules(String text) {
		rules = "\nRules:" + text;
		return this;
	}

	MapBuilder mod(String id) {
		mod = id;
		return this;
	}

	MapBuilder tileSet(String id) {
		tileSet = id;
		return this;
	}

	/** Sets the format of the cells. */
	MapBuilder format(int number) {
		format = number;
		return this;
	}

	String yaml() {
		return head + "MapFormat: 12\n\nRequiresMod: " + mod + "\n\nTitle: Small Map\n\nTileset: " + tileSet + "\n\nMapSize: "
				+ rows[0].length() + "," + rows.length + "\n\nBounds: " + bounds[0] + "," + bounds[1] + "," + bounds[2] + ","
				+ bounds[3] + "\n\nActors:\n" + actors + rules + "\n";
	}

	byte[] cells() {
		int width = rows[0].length();
		int cells = width * rows.length;
		ByteBuffer bytes = ByteBuffer.allocate(17 + 5 * cells).order(ByteOrder.LITTLE_ENDIAN);
		bytes.put((byte) format).putShort((short) width).putShort((short) rows.length);
		if (format == 2) {
			bytes.putInt(17).putInt(0).putInt(resources.isEmpty() ? 0 : 17 + 3 * cells);
		}
		for (int x = 0; x < width; x++) {
			for (String row : rows) {
				bytes.putShort((short) row.charAt(x)).put((byte) (row.charAt(x) == '=' ? 255 : 0));
			}
		}
		for (int x = 0; x < width; x++) {
			for (String row : resources.isEmpty() ? new String[0] : resources.split("\n")) {
				bytes.put((byte) (row.charAt(x) - '0')).put((byte) 3);
			}
		}
		byte[] written = new byte[bytes.position()];
		bytes.flip().get(written);
		return written;
	}

	/** Writes the map into a folder. Returns the file to read. */
	Path write(Path folder) throws IOException {
		Files.createDirectories(folder);
		Files.write(folder.resolve("map.bin"), cells());
		return Files.writeString(folder.resolve("map.yaml"), yaml());
	}

	/** Returns the map as an archive. */
	byte[] archive() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			zip.putNextEntry(new ZipEntry("map.yaml"));
			zip.write(yaml().getBytes(StandardCharsets.UTF_8));
			zip.putNextEntry(new ZipEntry("map.bin"));
			zip.write(cells());
		}
		return bytes.toByteArray();
	}

	/** Returns the tileset. Roads have 16 tiles, of which any may be chosen. */
	static String tiles() {
		StringBuilder text = new StringBuilder("General:\n\tId: PLAINS\nTerrain:\n");
		LETTERS.values().stream().distinct().forEach(type -> text.append("\tTerrainType@").append(type).append(":\n\t\tType: ")
				.append(type).append("\n\t\tTargetTypes: ").append(type.equals("Water") ? "Water" : "Ground, Solid").append(type.equals("Rock")
						? "\n\t\tColor: 605040\n" : "\n"));
		text.append("Templates:\n");
		LETTERS.forEach((letter, type) -> {
			text.append("\tTemplate@").append((int) letter).append(letter == '.' ? ":\n" : ":\n\t\tId: " + (int) letter + "\n")
					.append("\t\tTiles:\n");
			for (int i = 0; i < (letter == '=' ? 16 : 1); i++) {
				text.append("\t\t\t").append(i).append(": ").append(type).append('\n');
			}
		});
		return text.toString();
	}

	/**
	 * Writes the mod.
	 *
	 * @param top the folder where the mod is written to {@code mods/own}
	 * @return the folder of the mod
	 */
	static Path writeMod(Path top, String manifest, String rules) throws IOException {
		Path mod = Files.createDirectories(top.resolve("mods/own"));
		Files.createDirectories(mod.resolve("rules"));
		Files.writeString(mod.resolve("mod.yaml"), manifest);
		Files.writeString(mod.resolve("rules/all.yaml"), rules);
		Files.writeString(mod.resolve("plains.yaml"), tiles());
		return mod;
	}

	/** Writes the mod with its usual rules. */
	static Path writeMod(Path top) throws IOException {
		return writeMod(top, manifest("own|rules/all.yaml"), RULES);
	}

	/** Returns the list of files of the mod. */
	static String manifest(String rules) {
		return "Metadata:\n\tTitle: own\nPackages:\n\t$own: own\nRules:\n\t" + rules + "\nTileSets:\n\town|plains.yaml\n";
	}
}
