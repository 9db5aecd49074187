package org.leeway.core.exchange.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of images as levels. Each pixel is compared with the pixel that Java's image library reads. */
class PngImporterTest {

	private static final int WIDTH = 23;
	private static final int HEIGHT = 17;

	@TempDir
	private Path folder;

	/**
	 * Compares pixels of images of every colour type and bit depth that PNG has. The images use all filters for rows.
	 * Each image has few colours, because each colour becomes a terrain.
	 */
	@ParameterizedTest
	@CsvSource({"0,1", "0,2", "0,4", "0,8", "0,16", "2,8", "2,16", "3,1", "3,2", "3,4", "3,8", "4,8", "4,16", "6,8", "6,16"})
	void pixelsAreThoseOfAnotherReader(int type, int depth) throws IOException {
		Random random = new Random(100 * type + depth);
		for (int round = 0; round < 10; round++) {
			byte[] png = random(type, depth, random);
			BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
			Level level = Grids.level(new PngImporter(), Files.write(folder.resolve("x.png"), png));
			for (int y = 0; y < HEIGHT; y++) {
				for (int x = 0; x < WIDTH; x++) {
					assertEquals(expected(image, type, depth, x, y), Grids.terrain(level, x, y).getName(), x + "," + y);
				}
			}
		}
	}

	/**
	 * Of two near colours, the rarer colour gets the terrain of the more frequent colour. The light grey of the fourth pixel is
	 * near to white, and the dark grey of the fifth pixel is near to black.
	 */
	@Test
	void nearColoursBecomeTheTerrainOfTheMoreFrequentColour() throws IOException {
		BufferedImage image = new BufferedImage(7, 1, BufferedImage.TYPE_INT_RGB);
		int[] row = {0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xC0C0C0, 0x202020, 0x111111, 0x111111};
		image.setRGB(0, 0, 7, 1, row, 0, 7);
		Path file = folder.resolve("x.png");
		ImageIO.write(image, "png", file.toFile());
		assertEquals("colour-ffffff colour-ffffff colour-ffffff colour-c0c0c0 colour-202020 colour-111111 colour-111111\n",
				Grids.names(Grids.level(new PngImporter(), file)));
		assertEquals("colour-ffffff colour-ffffff colour-ffffff colour-c0c0c0 colour-111111 colour-111111 colour-111111\n",
				Grids.names(Grids.level(new PngImporter(), file, "near-colours", "30")));
		Path terrains = Files.writeString(folder.resolve("terrains.txt"), "#ffffff snow\n#111111 wall #223344\n");
		assertEquals("snow snow snow snow wall wall wall\n", Grids.names(Grids.level(new PngImporter(), file,
				"near-colours", "120", "terrains", terrains.toString())));
	}

	@Test
	void nearColoursAreListedWithTheCellsOfTheirGroup() throws IOException {
		BufferedImage image = new BufferedImage(5, 1, BufferedImage.TYPE_INT_ARGB);
		image.setRGB(0, 0, 5, 1, new int[] {0xFFFF0000, 0xFFFF0000, 0xFF0000FF, 0xFF0010FF, 0}, 0, 5);
		Path file = folder.resolve("x.png");
		ImageIO.write(image, "png", file.toFile());
		List<TerrainSource> sources = new PngImporter().terrainSources(file,
				OptionValues.STANDARD.with(ValueClasses.NEAR_COLOURS, 16), Progress.NONE);
		assertEquals(List.of("#0000ff 2", "#ff0000 2", "empty 1"), sources.stream()
				.map(each -> each.selector() + " " + each.cells()).sorted().toList());
	}

	private static String expected(BufferedImage image, int type, int depth, int x, int y) {
		int alpha = image.getColorModel().hasAlpha() ? image.getRGB(x, y) >>> 24 : 255;
		if (type == 4 || type == 6) {
			int[] samples = image.getRaster().getPixel(x, y, (int[]) null);
			alpha = samples[samples.length - 1];
		}
		if (alpha == 0) {
			return "empty";
		}
		int[] samples = image.getRaster().getPixel(x, y, (int[]) null);
		if (type == 0 || type == 4) {
			return "value-" + samples[0];
		}
		return type == 3 ? "colour-%06x".formatted(image.getRGB(x, y) & 0xFFFFFF)
				: "colour-%02x%02x%02x".formatted(samples[0] >> depth - 8, samples[1] >> depth - 8, samples[2] >> depth - 8);
	}

	/**
	 * Returns an image with pixels from a small set. The filter differs from row to row, and the data are in several
	 * chunks.
	 */
	private static byte[] random(int type, int depth, Random random) throws IOException {
		int channels = List.of(1, 0, 3, 1, 2, 0, 4).get(type);
		int colours = Math.min(1 << depth, 40);
		byte[][] rows = new byte[HEIGHT][(WIDTH * channels * depth + 7) / 8];
		byte[][] pool = new byte[6][channels * depth / 8];
		for (byte[] pixel : pool) {
			random.nextBytes(pixel);
			if (type >= 4 && random.nextBoolean()) {
				Arrays.fill(pixel, pixel.length - depth / 8, pixel.length, (byte) (random.nextBoolean() ? 0 : -1));
			}
		}
		for (byte[] row : rows) {
			for (int i = 0; i < WIDTH * channels; i += channels) {
				if (depth < 8 || type == 3) {
					int bit = i * depth;
					row[bit / 8] |= (byte) (random.nextInt(colours) << 8 - depth - bit % 8);
				} else {
					byte[] pixel = pool[random.nextInt(pool.length)];
					System.arraycopy(pixel, 0, row, i * depth / 8, pixel.length);
				}
			}
		}
		byte[] palette = new byte[3 * colours];
		random.nextBytes(palette);
		byte[] data = Grids.pack(filter(rows, Math.max(1, channels * depth / 8), random));
		int cut = random.nextInt(data.length);
		byte[] first = Arrays.copyOf(data, cut);
		byte[] second = Arrays.copyOfRange(data, cut, data.length);
		byte[] header = Grids.header(WIDTH, HEIGHT, depth, type);
		return type == 3
				? Grids.png("IHDR", header, "PLTE", palette, "tRNS", new byte[] {0, (byte) 255}, "IDAT", first, "IDAT", second, "IEND",
						new byte[0])
				: Grids.png("IHDR", header, "tEXt", "Title\0x".getBytes(), "IDAT", first, "IDAT", new byte[0], "IDAT", second,
						"tIME", new byte[7], "IEND", new byte[0]);
	}

	private static byte[] filter(byte[][] rows, int step, Random random) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		byte[] above = new byte[rows[0].length];
		for (byte[] row : rows) {
			int filter = random.nextInt(5);
			out.write(filter);
			for (int i = 0; i < row.length; i++) {
				int left = i < step ? 0 : row[i - step] & 0xFF;
				int up = above[i] & 0xFF;
				int corner = i < step ? 0 : above[i - step] & 0xFF;
				int p = left + up - corner;
				int[] far = {Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)};
				int paeth = far[0] <= far[1] && far[0] <= far[2] ? left : far[1] <= far[2] ? up : corner;
				out.write(row[i] - new int[] {0, left, up, (left + up) / 2, paeth}[filter]);
			}
			above = row;
		}
		return out.toByteArray();
	}

	@Test
	void anImageSavedByJavaIsRead() throws IOException {
		BufferedImage image = new BufferedImage(3, 2, BufferedImage.TYPE_INT_ARGB);
		int[] pixels = {0xFFFF0000, 0xFF00FF00, 0xFF000000, 0, 0xFFFF0000, 0x80112233};
		image.setRGB(0, 0, 3, 2, pixels, 0, 3);
		Path file = folder.resolve("mein Plan.png");
		ImageIO.write(image, "png", file.toFile());
		Import read = Grids.read(new PngImporter(), file);
		Level level = read.levels().getFirst().level();
		assertEquals("colour-ff0000 colour-00ff00 colour-000000\nempty colour-ff0000 colour-112233\n", Grids.names(level));
		assertEquals("mein Plan", level.getName());
		assertEquals(Colour.format(0x112233), Grids.terrain(level, 2, 1).getColour());
		assertEachSays(read.diagnostics().stream().map(Diagnostic::message).toList(),
				List.of("Transparent pixels"),
				List.of("no agents", " 3 ", " colour-ff0000, colour-00ff00, colour-112233"));
	}

	@Test
	void aFileSaysWhichColoursAreWhichTerrain() throws IOException {
		BufferedImage image = new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB);
		for (int i = 0; i < 400; i++) {
			image.setRGB(i % 20, i / 20, i * 1000);
		}
		Path file = folder.resolve("x.png");
		ImageIO.write(image, "png", file.toFile());
		assertSays(refused(file), file + ": cell 16,12 ", " 256 ", "colours", "option terrains");
		Path terrains = Files.writeString(folder.resolve("terrains"), "// by hand\n\n#000000 wall #33363b\n#0003e8  door\n* ground\n");
		Level level = Grids.level(new PngImporter(), file, "terrains", terrains.toString());
		assertEquals("wall door ground ground", Grids.names(level).lines().findFirst().orElseThrow().substring(0, 23));
		assertEquals(List.of("#33363b", "#0003e8", "#0007d0"),
				level.getTerrainTypes().stream().map(terrain -> terrain.getColour()).toList());
		Files.writeString(terrains, "#000000 wall\nred ground\n");
		assertSays(assertThrows(LevelFormatException.class,
				() -> Grids.level(new PngImporter(), file, "terrains", terrains.toString())).getMessage(),
				terrains + ":2: \"red ground\"", " #rrggbb", " NUMBER", " NUMBER..NUMBER", " empty", " *", " #rrggbb");
	}

	@Test
	void coloursAreNoHeights() throws IOException {
		Path file = folder.resolve("x.png");
		ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
		assertSays(assertThrows(LevelFormatException.class,
				() -> Grids.level(new PngImporter(), file, "water-level", "1")).getMessage(), file + ": ", "colours",
				"grey", "heights");
	}

	@Test
	void tellsWhatIsWrong() throws IOException {
		byte[] none = new byte[0];
		byte[] data = Grids.pack(new byte[] {0, 1, 0, 2});
		byte[] grey = Grids.header(1, 2, 8, 0);
		byte[] laced = grey.clone();
		laced[12] = 1;
		assertRefused("not a PNG image, expected one", "GIF89a".getBytes());
		assertRefused("chunk IDAT at byte 8: expected a header of 13 bytes first", Grids.png("IDAT", data));
		assertRefused("chunk IHDR at byte 8: an interlaced image",
				Grids.png("IHDR", laced, "IDAT", data, "IEND", none));
		Path odd = Files.write(folder.resolve("odd.png"),
				Grids.png("IHDR", Grids.header(1, 2, 8, 5), "IDAT", data, "IEND", none));
		assertSays(refused(odd), odd + ": chunk IHDR at byte 8: ", "kind of pixels", "colour type 5, 8 bits");
		assertRefused("a grid of 0 x 2 cells: each side", Grids.png("IHDR", Grids.header(0, 2, 8, 0), "IDAT", data, "IEND", none));
		assertRefused("a grid of 65536 x 65536 cells: each side",
				Grids.png("IHDR", Grids.header(65536, 65536, 8, 0), "IDAT", data, "IEND", none));
		assertRefused("a grid of 4294967295 x 1 cells: each side", Grids.png("IHDR", Grids.header(-1, 1, 8, 0)));
		assertRefused("chunk IEND at byte 33: expected pixels before it", Grids.png("IHDR", grey, "IEND", none));
		assertRefused("chunk IDAT at byte 33: expected a palette before it",
				Grids.png("IHDR", Grids.header(1, 2, 8, 3), "IDAT", data, "IEND", none));
		assertRefused(": colour 1 of a palette of 1", Grids.png("IHDR", Grids.header(1, 2, 8, 3),
				"PLTE", new byte[3], "IDAT", data, "IEND", none));
		assertRefused(": filter 9, expected 0 to 4",
				Grids.png("IHDR", grey, "IDAT", Grids.pack(new byte[] {9, 1, 0, 2}), "IEND", none));
		Path unknown = Files.write(folder.resolve("unknown.png"),
				Grids.png("IHDR", grey, "ABCD", data, "IDAT", data, "IEND", none));
		assertSays(refused(unknown), unknown + ": chunk ABCD at byte 33: ", "must not be left out");
		assertRefused(": the pixels end early, expected 1 x 2", Grids.png("IHDR", grey, "IDAT", Grids.pack(new byte[3]), "IEND", none));
		assertRefused(": more pixels than 1 x 2", Grids.png("IHDR", grey, "IDAT", Grids.pack(new byte[5]), "IEND", none));
		assertRefused(": pixels that cannot be unpacked", Grids.png("IHDR", grey, "IDAT", new byte[9], "IEND", none));
	}

	private void assertRefused(String problem, byte[] png) throws IOException {
		Path file = Files.write(folder.resolve("bad.png"), png);
		String message = refused(file);
		assertTrue(message.startsWith(file + ": ") && message.contains(problem), message);
	}

	private String refused(Path file) {
		return assertThrows(LevelFormatException.class, () -> Grids.level(new PngImporter(), file)).getMessage();
	}
}
