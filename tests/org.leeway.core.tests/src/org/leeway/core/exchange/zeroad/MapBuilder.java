package org.leeway.core.exchange.zeroad;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** A builder of small maps of 0 A.D., and of the files of a game for them. */
final class MapBuilder {

	static final String PASSABILITY = """
			<?xml version="1.0" encoding="utf-8"?>
			<Pathfinder>
			  <PassabilityClasses>
			    <default><Obstructions>pathfinding</Obstructions><MaxWaterDepth>2</MaxWaterDepth><MaxTerrainSlope>1.0</MaxTerrainSlope>
			      <Clearance>0.8</Clearance></default>
			    <ship><Obstructions>pathfinding</Obstructions><MinWaterDepth>1</MinWaterDepth><Clearance>3.0</Clearance></ship>
			    <building-land><Obstructions>foundation</Obstructions><MaxWaterDepth>0</MaxWaterDepth></building-land>
			  </PassabilityClasses>
			</Pathfinder>
			""";

	final int tiles;
	final int[] heights;
	private final StringBuilder entities = new StringBuilder();
	private String settings = "\"CircularMap\": false";
	private double water;

	/** Creates a flat map. */
	MapBuilder(int patches, int height) {
		tiles = 16 * patches;
		heights = new int[(tiles + 1) * (tiles + 1)];
		Arrays.fill(heights, height);
	}

	MapBuilder water(double level) {
		water = level;
		return this;
	}

	/** Sets the settings of the map: the members of a JSON object, without the braces around them. */
	MapBuilder settings(String members) {
		settings = members;
		return this;
	}

	MapBuilder entity(String template, int player, double x, double z, double angle) {
		entities.append("<Entity uid=\"1\"><Template>" + template + "</Template><Player>" + player + "</Player><Position x=\"" + x
				+ "\" z=\"" + z + "\"/><Orientation y=\"" + angle + "\"/></Entity>\n");
		return this;
	}

	byte[] heightFile() {
		ByteBuffer bytes = ByteBuffer.allocate(16 + 2 * heights.length + 8).order(ByteOrder.LITTLE_ENDIAN);
		bytes.put("PSMP".getBytes(StandardCharsets.US_ASCII)).putInt(7).putInt(bytes.capacity() - 12).putInt(tiles / 16);
		for (int height : heights) {
			bytes.putShort((short) height);
		}
		return bytes.array();
	}

	String scenarioFile() {
		return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Scenario version=\"7\">\n<Environment><Water><WaterBody><Height>" + water
				+ "</Height></WaterBody></Water></Environment>\n<ScriptSettings><![CDATA[{" + settings
				+ "}]]></ScriptSettings>\n<Entities>\n" + entities + "</Entities>\n</Scenario>\n";
	}

	/** Writes both files of the map. Returns the file with the heights. */
	Path write(Path folder, String name) throws IOException {
		Files.createDirectories(folder);
		Files.writeString(folder.resolve(name + ".xml"), scenarioFile());
		return Files.write(folder.resolve(name + ".pmp"), heightFile());
	}

	/** Writes a file of a mod. */
	static void file(Path mod, String path, String text) throws IOException {
		Path file = mod.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	/** Writes a template whose content is {@code elements}. */
	static void template(Path mod, String name, String parent, String elements) throws IOException {
		file(mod, "simulation/templates/" + name + ".xml", "<?xml version=\"1.0\"?>\n<Entity"
				+ (parent.isEmpty() ? "" : " parent=\"" + parent + "\"") + ">" + elements + "</Entity>\n");
	}

	/** Writes a game with a few templates. Returns the folder of its mod. */
	static Path game(Path folder) throws IOException {
		Path mod = folder.resolve("mods/public");
		file(mod, "simulation/data/pathfinder.xml", PASSABILITY);
		template(mod, "template_thing", "", "<Obstruction><Active>true</Active><BlockPathfinding>true</BlockPathfinding></Obstruction>");
		template(mod, "gaia/tree/oak", "template_thing",
				"<Obstruction><Static width=\"2\" depth=\"2\"/></Obstruction><ResourceSupply><Max>200</Max></ResourceSupply>");
		template(mod, "structures/house", "template_thing", "<Obstruction><Static width=\"12\" depth=\"4\"/></Obstruction>");
		template(mod, "structures/gate", "template_thing", "<Obstruction><Obstructions><Left width=\"4\" depth=\"2\" x=\"-6\" z=\"0\"/>"
				+ "<Door width=\"8\" depth=\"2\"/><Right width=\"4\" depth=\"2\" x=\"6\" z=\"0\"/></Obstructions></Obstruction>");
		template(mod, "structures/field", "structures/house", "<Obstruction><BlockPathfinding>false</BlockPathfinding></Obstruction>");
		template(mod, "structures/ruin", "structures/house", "<Obstruction disable=\"\"/>");
		template(mod, "structures/civil_centre", "template_thing", "<Obstruction><Static width=\"20\" depth=\"20\"/></Obstruction>");
		template(mod, "units/walker", "template_thing", "<Obstruction replace=\"\"><Unit/></Obstruction>"
				+ "<UnitMotion><PassabilityClass>default</PassabilityClass></UnitMotion>");
		template(mod, "units/boat", "units/walker", "<UnitMotion><PassabilityClass>ship</PassabilityClass></UnitMotion>");
		return mod;
	}
}
