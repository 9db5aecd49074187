package org.leeway.core.exchange.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageInputStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.PatternMask;
import org.leeway.core.colour.PatternScale;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.TerrainLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.model.TerrainPattern;
import org.leeway.pathing.world.Diagonals;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class PngExporterTest {

	@Test
	void pixelsHaveTheColoursOfTheLayer() throws IOException {
		for (RasterContent export : new RasterContent[] {Layers.terrain(".SW@\n@WS.\n"), Layers.clearance(Pictures.ISLAND),
				Layers.clearance((".".repeat(300) + "\n").repeat(70)), Layers.reachability(Pictures.ISLAND, 2)}) {
			BufferedImage image = read(write(export));
			assertEquals(export.layer().width(), image.getWidth());
			assertEquals(export.layer().height(), image.getHeight());
			assertMap(export.layer(), image);
		}
	}

	@Test
	void aCellCanHaveASquareOfPixels() throws IOException {
		RasterContent export = Layers.clearance(Pictures.ISLAND);
		BufferedImage image = read(Layers.write(new PngExporter(), export, Map.of("scale", "7")));
		assertEquals(7 * export.layer().width(), image.getWidth());
		assertEquals(7 * export.layer().height(), image.getHeight());
		for (int y = 0; y < image.getHeight(); y++) {
			for (int x = 0; x < image.getWidth(); x++) {
				assertEquals(export.layer().colour(export.layer().value(x / 7, y / 7)), image.getRGB(x, y) & 0xFFFFFF);
			}
		}
		BufferedImage legend = read(Layers.write(new PngExporter(), export, Map.of("scale", "64", "legend", "true")));
		assertEquals(64 * export.layer().height(), legend.getHeight());
		assertEquals(0xFFFFFF, legend.getRGB(64 * export.layer().width() + 1, 1) & 0xFFFFFF);
		assertThrows(IllegalArgumentException.class,
				() -> Layers.write(new PngExporter(), export, Map.of("scale", "0")));
	}

	@Test
	void largeCellsOfTerrainHaveItsPattern() throws IOException {
		LevelSnapshot level = Pictures.level("..W\n");
		List<Terrain> terrains = level.terrains().stream().map(each -> each.id() != 0 ? each
				: new Terrain(0, each.name(), each.rgb(), each.glyph(), 1, TerrainPattern.BRICKS, "", false)).toList();
		RasterContent export = new RasterContent(TerrainLayer.of(new LevelSnapshot(level.name(), level.grid(), terrains,
				level.agents(), level.scene(), level.spawns())), Optional.empty(), Optional.empty(), List.of(), 1,
				Diagonals.NEVER);
		int[] shades = PatternMask.shades(terrains.getFirst().rgb());
		for (int scale : new int[] {1, 7, 8, 16, 64}) {
			BufferedImage image = read(Layers.write(new PngExporter(), export, Map.of("scale", "" + scale)));
			PatternScale square = new PatternScale(scale);
			for (int y = 0; y < scale; y++) {
				for (int x = 0; x < 2 * scale; x++) {
					int coverage = scale < 8 ? 0 : square.mask(TerrainPattern.BRICKS).level(square.index(x), square.index(y));
					assertEquals(shades[coverage], image.getRGB(x, y) & 0xFFFFFF);
				}
				assertEquals(export.layer().colour(2), image.getRGB(2 * scale, y) & 0xFFFFFF, "water is plain");
			}
			assertEquals(scale >= 8, colours(image, 0).contains(shades[2]) || colours(image, 0).contains(shades[4]),
					"bricks at " + scale);
		}
		BufferedImage legend = read(Layers.write(new PngExporter(), export, Map.of("legend", "true")));
		assertTrue(colours(legend, 3).stream().anyMatch(rgb -> rgb == shades[2] || rgb == shades[3]), "bricks in the legend");
	}

	@Test
	void legendStandsBesideTheMap() throws IOException {
		RasterContent export = Layers.reachability(Pictures.ISLAND, 2);
		BufferedImage image = read(writeLegend(export));
		assertMap(export.layer(), image);
		assertTrue(image.getWidth() > export.layer().width() + 50);
		assertTrue(image.getHeight() > export.layer().height());
		Set<Integer> colours = colours(image, export.layer().width());
		for (LegendEntry entry : export.layer().legend()) {
			assertTrue(colours.contains(entry.rgb()), entry.label());
		}
		assertTrue(colours.contains(0x000000) && colours.contains(0xFFFFFF), "black on white");
	}

	@Test
	void legendOfALowMapIsWhole() throws IOException {
		BufferedImage low = read(writeLegend(Layers.clearance("..\n")));
		BufferedImage high = read(writeLegend(Layers.clearance("..\n".repeat(400))));
		assertEquals(400, high.getHeight());
		for (int y = 0; y < low.getHeight(); y++) {
			for (int x = 2; x < low.getWidth(); x++) {
				assertEquals(low.getRGB(x, y), high.getRGB(x, y));
			}
		}
	}

	@Test
	void theSameLayerGivesTheSameBytes() throws IOException {
		assertArrayEquals(writeLegend(Layers.clearance(Pictures.ISLAND)),
				writeLegend(Layers.clearance(Pictures.ISLAND)));
	}

	@Test
	void textSaysWhatWasMeasured() throws IOException {
		assertEquals(Map.of("Software", "Leeway", "Layer", "clearance", "Metric", "true clearance", "Anchor",
				"top-left", "Capability", "ground+swamp"), texts(write(Layers.clearance(Pictures.ISLAND))));
		assertEquals(Map.of("Software", "Leeway", "Layer", "reachability", "Metric", "reachability class", "Agent",
				"size2", "Size", "2", "Capability", "ground+swamp"),
				texts(write(Layers.reachability(Pictures.ISLAND, 2))));
	}

	@Test
	void longAndForeignNamesAreDrawnAsFarAsPossible() throws IOException {
		RasterContent export = Layers.clearance(Pictures.ISLAND);
		RasterContent named = new RasterContent(export.layer(), Optional.of("Straße \u6C34 " + "x".repeat(500)),
				export.agent(), List.of(), 1, Diagonals.NEVER);
		assertTrue(read(writeLegend(named)).getWidth() < 500);
		assertTrue(texts(write(named)).get("Capability").startsWith("Straße \u6C34"));
	}

	private static byte[] writeLegend(RasterContent content) throws IOException {
		return Layers.write(new PngExporter(), content, Map.of("legend", "true"));
	}

	private static void assertMap(OverlayLayer layer, BufferedImage image) {
		int[] expected = new int[layer.width()];
		for (int y = 0; y < layer.height(); y++) {
			layer.colours(0, y, expected.length, expected);
			int[] row = image.getRGB(0, y, expected.length, 1, null, 0, expected.length);
			for (int x = 0; x < row.length; x++) {
				row[x] &= 0xFFFFFF;
			}
			assertArrayEquals(expected, row);
		}
	}

	private static Set<Integer> colours(BufferedImage image, int left) {
		Set<Integer> colours = new HashSet<>();
		for (int y = 0; y < image.getHeight(); y++) {
			for (int x = left; x < image.getWidth(); x++) {
				colours.add(image.getRGB(x, y) & 0xFFFFFF);
			}
		}
		return colours;
	}

	private static Map<String, String> texts(byte[] bytes) throws IOException {
		ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
		try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
			reader.setInput(in);
			IIOMetadata metadata = reader.getImageMetadata(0);
			Element root = (Element) metadata.getAsTree("javax_imageio_1.0");
			NodeList entries = root.getElementsByTagName("TextEntry");
			Map<String, String> texts = new TreeMap<>();
			for (int i = 0; i < entries.getLength(); i++) {
				Element entry = (Element) entries.item(i);
				texts.put(entry.getAttribute("keyword"), entry.getAttribute("value"));
			}
			return texts;
		} finally {
			reader.dispose();
		}
	}

	private static BufferedImage read(byte[] bytes) throws IOException {
		return ImageIO.read(new ByteArrayInputStream(bytes));
	}

	private static byte[] write(RasterContent export) throws IOException {
		return Layers.write(new PngExporter(), export);
	}
}
