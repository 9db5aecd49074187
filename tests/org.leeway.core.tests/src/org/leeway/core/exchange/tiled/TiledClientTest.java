package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.Colour;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.option.OptionValues;

/**
 * Tests of the exchange with the real Tiled: Tiled reads the files that Leeway writes, and Leeway reads the files that Tiled
 * writes.
 */
class TiledClientTest {

	private static final int WIDTH = 37;
	private static final int HEIGHT = 23;
	private static final int SIDE = 16;

	@TempDir
	private Path folder;
	private final Level level = LevelTemplates.level("client", grid());

	@BeforeEach
	void makeLevel() {
		assumeTrue(TiledProgram.isPresent(), TiledProgram.ABSENT);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setName("Mühle <&> \"x\"");
		circle.setX(10.5);
		circle.setY(8.25);
		circle.setRadius(2.5);
		level.getCircles().add(circle);
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		polygon.setShape(Polygon.of(20.5, 5, 24, 7.25, 21, 12));
		level.getPolygons().add(polygon);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName("West");
		spawn.setX(3);
		spawn.setY(4);
		spawn.getAgents().add(level.getAgentTypes().get(1));
		spawn.setHeading(90);
		level.getSpawns().add(spawn);
	}

	private static TerrainGrid grid() {
		TerrainGridEditor editor = TerrainGrid.filled(WIDTH, HEIGHT, 0).edit();
		Random random = new Random(7);
		for (int i = 0; i < WIDTH * HEIGHT; i++) {
			editor.set(i % WIDTH, i / WIDTH, random.nextInt(4) == 0 ? random.nextInt(5) : 0);
		}
		return editor.build();
	}

	@ParameterizedTest
	@ValueSource(strings = {"tmx csv", "tmx zlib", "tmj csv", "tmj zlib"})
	void tiledReadsEveryTerrainAndEveryClearance(String kind) throws IOException, InterruptedException {
		Path map = write(kind);
		String[][] terrain = TiledProgram.csv(map, "terrain");
		String[][] clearance = TiledProgram.csv(map, "clearance ground+swamp");
		assertEquals(HEIGHT, terrain.length);
		int[][] expected = clearances();
		for (int y = 0; y < HEIGHT; y++) {
			assertEquals(WIDTH, terrain[y].length);
			for (int x = 0; x < WIDTH; x++) {
				String where = x + "," + y;
				assertEquals(level.getTerrainTypes().get(level.getTerrain().terrain(x, y)).getName(), terrain[y][x], where);
				assertEquals(Integer.toString(expected[y][x]), clearance[y][x], where);
			}
		}
	}

	/** Tests that libGDX, a library for games, also reads the Tiled maps that Leeway writes. */
	@ParameterizedTest
	@ValueSource(strings = {"tmx csv", "tmx zlib"})
	void libGdxReadsEveryTerrainEveryClearanceAndTheCircles(String kind) throws IOException, InterruptedException {
		List<String> lines = Judges.libGdx(write(kind));
		int terrain = lines.indexOf("layer terrain") + 1;
		int clearance = lines.indexOf("layer clearance ground+swamp") + 1;
		int[][] expected = clearances();
		for (int y = 0; y < HEIGHT; y++) {
			int row = y;
			assertEquals(IntStream.range(0, WIDTH)
					.mapToObj(x -> level.getTerrainTypes().get(level.getTerrain().terrain(x, row)).getName())
					.collect(Collectors.joining(",")), lines.get(terrain + y), "row " + y);
			assertEquals(Arrays.stream(expected[y]).mapToObj(Integer::toString).collect(Collectors.joining(",")),
					lines.get(clearance + y), "row " + y);
		}
		// in libGDX y grows upwards: the centre is 10.5, 8.25, the radius is 2.5, and a cell has 16 pixels
		assertTrue(lines.contains("ellipse " + 8.0 * 16 + " " + (HEIGHT - 10.75) * 16 + " 80.0 80.0"), lines.toString());
	}

	/** Returns the true clearance of each cell for ground and swamp, computed by its definition. */
	private int[][] clearances() {
		boolean[][] free = new boolean[HEIGHT][WIDTH];
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				double nearX = Math.clamp(10.5, x, x + 1.0);
				double nearY = Math.clamp(8.25, y, y + 1.0);
				boolean inCircle = Math.hypot(nearX - 10.5, nearY - 8.25) < 2.5;
				free[y][x] = level.getTerrain().terrain(x, y) < 2 && !inCircle && !overlapsPolygon(x, y);
			}
		}
		int[][] clearance = new int[HEIGHT][WIDTH];
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				while (isFree(free, x, y, clearance[y][x] + 1)) {
					clearance[y][x]++;
				}
			}
		}
		return clearance;
	}

	private static boolean overlapsPolygon(int x, int y) {
		Path2D path = new Path2D.Double();
		path.moveTo(20.5, 5);
		path.lineTo(24, 7.25);
		path.lineTo(21, 12);
		path.closePath();
		Area area = new Area(path);
		area.intersect(new Area(new Rectangle(x, y, 1, 1)));
		return !area.isEmpty();
	}

	private static boolean isFree(boolean[][] free, int left, int top, int size) {
		for (int y = top; y < top + size; y++) {
			for (int x = left; x < left + size; x++) {
				if (y >= HEIGHT || x >= WIDTH || !free[y][x]) {
					return false;
				}
			}
		}
		return true;
	}

	@ParameterizedTest
	@ValueSource(strings = {"tmx csv", "tmj zlib"})
	void tiledDrawsTheColoursOfTheTerrains(String kind) throws IOException, InterruptedException {
		level.getCircles().clear();
		level.getPolygons().clear();
		level.getSpawns().clear();
		BufferedImage image = ImageIO.read(TiledProgram.draw(write(kind), folder.resolve("drawn.png")).toFile());
		assertEquals(WIDTH * SIDE, image.getWidth());
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				TerrainType terrain = level.getTerrainTypes().get(level.getTerrain().terrain(x, y));
				assertEquals(terrain.getColour(), Colour.format(image.getRGB(x * SIDE + 8, y * SIDE + 3)), x + "," + y);
			}
		}
	}

	@Test
	void tiledDrawsTheHeatmapOfALayerThatIsShown() throws IOException, InterruptedException {
		Path map = write("tmx csv");
		BufferedImage image = ImageIO.read(TiledProgram.draw(map, folder.resolve("heat.png"), "--ignore-visibility", "--show-layer",
				"clearance ground+swamp").toFile());
		BufferedImage tiles = ImageIO.read(folder.resolve("client.tmx.clearance.png").toFile());
		int[][] expected = clearances();
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				int argb = image.getRGB(x * SIDE + 8, y * SIDE + 8);
				assertEquals(204, argb >>> 24, 1, "the opacity of the layer");
				int tile = tiles.getRGB(expected[y][x] * SIDE + 8, 8);
				for (int shift = 0; shift <= 16; shift += 8) {
					assertEquals(tile >> shift & 0xFF, argb >> shift & 0xFF, 2, x + "," + y);
				}
			}
		}
	}

	/** Tests a map that has only one layer. The command line and the export wizard for layers write such maps. */
	@ParameterizedTest
	@ValueSource(strings = {"tmx", "tmj"})
	void tiledReadsTheValuesOfALayer(String id) throws IOException, InterruptedException {
		LevelSnapshot snapshot = LevelSnapshot.of(level);
		LayerQuery query = LayerQuery.of(LevelAnalysis.of(snapshot, Progress.NONE)).with(snapshot.capability("ground+swamp"))
				.with(Anchor.TOP_LEFT);
		Path map = folder.resolve("layer." + id);
		LayerExport.of(new ClearanceLayer(), query, new LayerExport.Style(Formats.registered().byId(id).orElseThrow(),
				OptionValues.STANDARD, ColourScheme.OKABE_ITO.colours()), Progress.NONE).orElseThrow().export().write(map);
		String[][] clearance = TiledProgram.csv(map, "clearance");
		int[][] expected = clearances();
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				assertEquals(Integer.toString(expected[y][x]), clearance[y][x], x + "," + y);
			}
		}
		BufferedImage image = ImageIO.read(TiledProgram.draw(map, folder.resolve("layer.png")).toFile());
		BufferedImage tiles = ImageIO.read(folder.resolve("layer." + id + ".clearance.png").toFile());
		assertEquals(tiles.getRGB(expected[0][0] * SIDE, 0), image.getRGB(0, 0));
	}

	/**
	 * Tiled sorts the members of JSON objects by name. So in its files, layers come before tilesets, and data come
	 * before sizes.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"tmx csv json", "tmj csv tmx", "tmx zlib json", "tmj zlib tmx"})
	void whatTiledSavesAgainIsTheSameLevel(String kinds) throws IOException, InterruptedException {
		String[] words = kinds.split(" ");
		Path saved = folder.resolve("saved." + (words[2].equals("json") ? "tmj" : "tmx"));
		TiledProgram.export(words[2], write(words[0] + " " + words[1]), saved);
		Format format = Formats.registered().reading(saved).orElseThrow();
		Level back = format.readLevel(saved, Progress.NONE);
		assertEquals(new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8),
				new String(LevelFiles.toBytes(back), StandardCharsets.UTF_8));
	}

	/** The tiles of an infinite map, as Tiled and as Leeway read them. */
	@Test
	void infiniteMapsHaveTheCellsThatTiledGivesThem() throws IOException, InterruptedException {
		Path map = Files.writeString(folder.resolve("infinite.tmx"), TiledTexts.INFINITE);
		Path image = folder.resolve("t.png");
		ImageIO.write(new BufferedImage(32, 16, BufferedImage.TYPE_INT_RGB), "png", image.toFile());
		Level read = new TmxImporter().read(map, OptionValues.STANDARD, Progress.NONE).levels().getFirst().level();
		String tiled = Arrays.stream(TiledProgram.csv(map, "ground")).map(row -> String.join(" ", row))
				.collect(Collectors.joining("\n"));
		assertEquals(tiled.replace("-1", "empty"), TiledTexts.names(read));
	}

	/** The cells of the map are packed by the program zstd. */
	@Test
	void packedWithZstdTiledAndLeewayReadTheSame() throws IOException, InterruptedException {
		assumeTrue(Files.isExecutable(Path.of("/usr/bin/zstd")), "zstd is not installed");
		int side = 300;
		Random random = new Random(7);
		ByteBuffer cells = ByteBuffer.allocate(4 * side * side).order(ByteOrder.LITTLE_ENDIAN);
		while (cells.hasRemaining()) {
			cells.putInt(random.nextInt(3));
		}
		Path plain = Files.write(folder.resolve("cells"), cells.array());
		assertEquals(0, new ProcessBuilder("/usr/bin/zstd", "-q", "-19", plain.toString()).start().waitFor());
		String data = Base64.getEncoder().encodeToString(Files.readAllBytes(folder.resolve("cells.zst")));
		Path map = Files.writeString(folder.resolve("zstd.tmx"), TiledTexts.map("",
				TiledTexts.layer("<data encoding=\"base64\" compression=\"zstd\">" + data + "</data>"))
				.replace("width=\"2\" height=\"2\"", "width=\"300\" height=\"300\""));
		ImageIO.write(new BufferedImage(32, 16, BufferedImage.TYPE_INT_RGB), "png", folder.resolve("t.png").toFile());
		Level read = new TmxImporter().read(map, OptionValues.STANDARD, Progress.NONE).levels().getFirst().level();
		String tiled = Arrays.stream(TiledProgram.csv(map, "ground")).map(row -> String.join(" ", row))
				.collect(Collectors.joining("\n"));
		assertEquals(tiled.replace("-1", "empty"), TiledTexts.names(read));
	}

	private Path write(String kind) throws IOException {
		String[] words = kind.split(" ");
		Format format = Formats.registered().byId(words[0]).orElseThrow();
		LevelExporter exporter = format.exporter(LevelExporter.class).orElseThrow();
		Path file = folder.resolve("client." + words[0]);
		exporter.export(level, OptionValues.parse(exporter.options(), Map.of("encoding", words[1])), Progress.NONE).write(file);
		assertEquals(List.of(), Files.list(folder).filter(each -> each.toString().endsWith(".tmp")).toList());
		return file;
	}
}
