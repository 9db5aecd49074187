package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Formats;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.testing.Chromium;

/**
 * Tests of the web page that opens level files. The page must open pictures and grids with the same results as Leeway in Java.
 * The JDK writes the pictures.
 */
@Tag("slow")
class PagePicturesTest {

	private static final int WIDTH = 23;
	private static final int HEIGHT = 17;
	private static final long SEED = 52;
	private static final int SPOILT = 100;
	private static final Pattern PACKED = Pattern.compile("^(spoilt\\.png: chunk IDAT at byte \\d+: ).*");

	@TempDir
	private static Path folder;
	private static Chromium browser;
	private static PageFile page;

	private final Random random = new Random(SEED);

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(800, 600);
		page = new PageFile(browser, folder);
	}

	@AfterAll
	static void stop() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	/**
	 * Paints an image at random with five colours, and returns the image. If the image has alpha, one colour is invisible, and
	 * others may be translucent.
	 */
	private BufferedImage painted(BufferedImage image) {
		WritableRaster raster = image.getRaster();
		int[][] pool = new int[5][raster.getNumBands()];
		for (int[] pixel : pool) {
			for (int i = 0; i < pixel.length; i++) {
				pixel[i] = random.nextInt(1 << Math.min(16, raster.getSampleModel().getSampleSize(i)));
			}
		}
		pool[0][pool[0].length - 1] = 0;
		for (int y = 0; y < HEIGHT; y++) {
			for (int x = 0; x < WIDTH; x++) {
				raster.setPixel(x, y, pool[random.nextInt(pool.length)]);
			}
		}
		return image;
	}

	/** Returns an image with 16 bits for each of red, green, blue and perhaps alpha. */
	private static BufferedImage deep(boolean hasAlpha) {
		ComponentColorModel colours = new ComponentColorModel(ColorSpace.getInstance(ColorSpace.CS_sRGB), hasAlpha, false,
				hasAlpha ? Transparency.TRANSLUCENT : Transparency.OPAQUE, DataBuffer.TYPE_USHORT);
		return new BufferedImage(colours, colours.createCompatibleWritableRaster(WIDTH, HEIGHT), false, null);
	}

	private Path written(String name, BufferedImage image) throws IOException {
		Path file = folder.resolve(name + ".png");
		ImageIO.write(painted(image), "png", file.toFile());
		return file;
	}

	@Test
	void opensPicturesAsTheProgramDoes() throws Exception {
		PageComparison comparison = new PageComparison(page);
		for (int type : List.of(BufferedImage.TYPE_BYTE_GRAY, BufferedImage.TYPE_USHORT_GRAY, BufferedImage.TYPE_3BYTE_BGR,
				BufferedImage.TYPE_4BYTE_ABGR, BufferedImage.TYPE_BYTE_INDEXED, BufferedImage.TYPE_BYTE_BINARY)) {
			comparison.check(written("type-" + type, new BufferedImage(WIDTH, HEIGHT, type)));
		}
		comparison.check(written("deep", deep(false)));
		comparison.check(written("deep-alpha", deep(true)));
	}

	@Test
	void opensGridsAsTheProgramDoes() throws Exception {
		PageComparison comparison = new PageComparison(page);
		comparison.check(Files.writeString(folder.resolve("grid.asc"),
				"ncols 3\nnrows 2\nxllcorner 7\nyllcorner 0\ncellsize 2.5\nNODATA_value -9999\n1 2 3\n4 5.25 -9999\n"));
		comparison.check(Files.write(folder.resolve("raw.pgm"), "P5\n3 2\n255\n\0\1\2\1\1\0".getBytes(StandardCharsets.ISO_8859_1)));
		comparison.check(Files.writeString(folder.resolve("plain.pgm"), "P2\n# walls\n3 2\n300\n0 300 1\n1 1 0\n"));
		comparison.check(Files.write(folder.resolve("square.r16"), new byte[] {0, 0, 1, 0, 0, 1, 1, 1}));
	}

	@Test
	void refusesWhatTheProgramRefuses() throws Exception {
		try (Stream<Path> pictures = Files.list(Path.of(System.getProperty("leeway.samples"), "../docs/images"))) {
			// screenshots are refused, because they have more colours than a level can have terrains
			for (Path each : pictures.filter(file -> file.toString().endsWith(".png")).sorted().limit(3).toList()) {
				checkProblem("picture.png", Files.readAllBytes(each));
			}
		}
		byte[] valid = Files.readAllBytes(written("valid", new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_4BYTE_ABGR)));
		for (int round = 0; round < SPOILT; round++) {
			byte[] spoilt = random.nextBoolean() ? valid.clone() : Arrays.copyOf(valid, random.nextInt(valid.length));
			if (spoilt.length > 0) {
				spoilt[random.nextInt(spoilt.length)] ^= (byte) (1 << random.nextInt(8));
			}
			checkProblem("spoilt.png", spoilt);
		}
	}

	private static void checkProblem(String name, byte[] content) throws Exception {
		Path file = Files.write(folder.resolve(name), content);
		Optional<String> inJava = Optional.empty();
		try {
			LevelInput.read(file.toString(), Formats.registered());
		} catch (FailureException refused) {
			inJava = Optional.of(refused.getMessage().replace(file.toString(), name));
		}
		Optional<String> inPage = page.open(name, content).problem();
		// compares messages about damaged compressed pixels only up to the place in the file. The rest may differ, because the
		// decompressors of Java and of the page read different numbers of bytes at once
		assertEquals(inJava.map(PagePicturesTest::place), inPage.map(PagePicturesTest::place),
				"seed " + SEED + ": " + inJava + ", " + inPage);
	}

	/**
	 * Cuts off the end of a message about damaged compressed pixels. Returns only its beginning, such as
	 * {@code spoilt.png: chunk IDAT at byte 33: }. Returns all other messages unchanged.
	 */
	private static String place(String message) {
		return PACKED.matcher(message).replaceFirst("$1");
	}
}
