package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Small maps as texts. */
final class TiledTexts {

	/** A tileset of ground and water. */
	static final String TILESET = """
			<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="2" columns="2">
			<image source="t.png" width="32" height="16"/>
			<tile id="0"><properties><property name="name" value="ground"/></properties></tile>
			<tile id="1"><properties><property name="name" value="water"/></properties></tile></tileset>
			""";

	/**
	 * An infinite map of three chunks of 4 x 2 cells, at (-4, -2), (4, 0) and (0, 4). The attributes of the map name a size of
	 * 4 x 4 cells, but all three chunks lie outside of these cells.
	 */
	static final String INFINITE = """
			<map version="1.10" orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16" infinite="1">
			%s<layer id="1" name="ground" width="4" height="4"><data encoding="csv">
			<chunk x="-4" y="-2" width="4" height="2">1,1,2,2,
			1,0,2,2</chunk><chunk x="4" y="0" width="4" height="2">1,1,1,1,2,2,2,2</chunk>
			<chunk x="0" y="4" width="4" height="2">0,2,1,2,2,2,2,1</chunk></data></layer></map>
			""".formatted(TILESET);

	private TiledTexts() {
	}

	/**
	 * Returns a map of two columns and two rows in XML, with one layer.
	 *
	 * @param data the element {@code <data>} of the layer
	 */
	static String map(String data) {
		return map("", layer(data));
	}

	/** Returns a layer of two columns and two rows. */
	static String layer(String data) {
		return "<layer id=\"1\" name=\"ground\" width=\"2\" height=\"2\">" + data + "</layer>\n";
	}

	/** Returns a map of two columns and two rows in XML. */
	static String map(String attributes, String layers) {
		return "<map version=\"1.10\" orientation=\"orthogonal\" width=\"2\" height=\"2\" tilewidth=\"16\" tileheight=\"16\" "
				+ attributes + ">\n" + TILESET + layers + "</map>\n";
	}

	/** Reads a map in XML. */
	static Import read(Path folder, String text) throws IOException {
		return read(folder, text, Map.of());
	}

	/** Reads a map in XML with options. */
	static Import read(Path folder, String text, Map<String, String> options) throws IOException {
		Importer importer = new TmxImporter();
		return importer.read(Files.writeString(folder.resolve("test.tmx"), text),
				OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	/** Reads a map in JSON. */
	static Import readJson(Path folder, String text) throws IOException {
		return new TmjImporter().read(Files.writeString(folder.resolve("test.tmj"), text), OptionValues.STANDARD, Progress.NONE);
	}

	/** Returns the only level of an import. */
	static Level level(Import read) {
		return read.levels().getFirst().level();
	}

	/** Returns the names of the terrains of all cells, with blanks between them and a line for each row. */
	static String names(Level level) {
		Map<Integer, String> names = level.getTerrainTypes().stream()
				.collect(Collectors.toMap(TerrainType::getId, TerrainType::getName));
		return IntStream.range(0, level.getTerrain().height())
				.mapToObj(y -> IntStream.range(0, level.getTerrain().width())
						.mapToObj(x -> names.get(level.getTerrain().terrain(x, y))).collect(Collectors.joining(" ")))
				.collect(Collectors.joining("\n"));
	}
}
