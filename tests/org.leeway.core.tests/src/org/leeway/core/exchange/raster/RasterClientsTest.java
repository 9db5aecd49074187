package org.leeway.core.exchange.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertEachSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.png.Png16Exporter;
import org.leeway.core.exchange.png.Png8Exporter;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Python;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of grey images and maps of ROS, read by other programs. */
class RasterClientsTest {

	/** A map on which all clearances from 1 to 300 occur. */
	private static final String LARGE = (".".repeat(300) + "\n").repeat(300);

	@TempDir
	private Path folder;

	private static RasterContent island() {
		return Layers.clearance(Pictures.ISLAND);
	}

	private static int[] values(RasterContent content, int most) {
		return IntStream.range(0, content.layer().width() * content.layer().height()).map(i -> Math.min(most,
				content.layer().value(i % content.layer().width(), i / content.layer().width()))).toArray();
	}

	private static String run(String... command) throws IOException, InterruptedException {
		assumeTrue(Files.isExecutable(Path.of("/usr/bin", command[0])), command[0] + " is not installed");
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, process.waitFor(), text);
		return text;
	}

	private Path png(NumberExporter exporter, RasterContent content) throws IOException {
		return Files.write(folder.resolve("grey.png"), Layers.write(exporter, content));
	}

	@Test
	void theGreyOfAPixelIsTheValue() throws IOException {
		for (RasterContent content : List.of(island(), Layers.clearance(LARGE))) {
			int cells = content.layer().width() * content.layer().height();
			assertEquals(Arrays.toString(values(content, 255)), Arrays.toString(ImageIO.read(png(new Png8Exporter(), content).toFile())
					.getRaster().getSamples(0, 0, content.layer().width(), content.layer().height(), 0, new int[cells])));
			assertEquals(Arrays.toString(values(content, 65535)), Arrays.toString(ImageIO.read(png(new Png16Exporter(), content)
					.toFile()).getRaster().getSamples(0, 0, content.layer().width(), content.layer().height(), 0, new int[cells])));
		}
	}

	@Test
	void pngcheckFindsNoFault() throws IOException, InterruptedException {
		assertTrue(run("pngcheck", "-v", png(new Png16Exporter(), Layers.clearance(LARGE)).toString())
				.contains("300 x 300 image, 16-bit grayscale, non-interlaced"));
		assertTrue(run("pngcheck", "-v", png(new Png8Exporter(), island()).toString()).contains("8 x 5 image, 8-bit grayscale"));
	}

	@Test
	void gdalReadsTheValues() throws IOException, InterruptedException {
		Path image = png(new Png16Exporter(), Layers.clearance(LARGE));
		assertTrue(run("gdalinfo", "-stats", image.toString()).contains("STATISTICS_MAXIMUM=300"));
		Path text = folder.resolve("grey.xyz");
		run("gdal_translate", "-q", "-of", "XYZ", png(new Png16Exporter(), island()).toString(), text.toString());
		assertEquals(Arrays.stream(values(island(), 65535)).mapToObj(Integer::toString).collect(Collectors.joining(" ")),
				Files.readAllLines(text).stream().map(line -> line.split(" ")[2]).collect(Collectors.joining(" ")));
	}

	@Test
	void greaterValuesThan255AreTold() throws IOException {
		assertEachSays(losses(new Png8Exporter(), Layers.clearance(LARGE)),
				List.of("above 255", "largest is 300", "png16"));
		assertEquals(List.of(), losses(new Png8Exporter(), island()));
		assertEquals(List.of(), losses(new Png16Exporter(), Layers.clearance(LARGE)));
	}

	private static List<String> losses(NumberExporter exporter, RasterContent content) {
		return exporter.export(content, OptionValues.STANDARD, Progress.NONE).diagnostics().stream().map(Diagnostic::message)
				.toList();
	}

	private Path ros(String freeFrom, String name) throws IOException {
		RosMapExporter exporter = new RosMapExporter();
		RasterContent content = Layers.export("clearance", Pictures.level(Pictures.ISLAND), Optional.of(Pictures.agent(2)));
		Export export = exporter.export(content, OptionValues.parse(exporter.options(), Map.of("free-from", freeFrom)),
				Progress.NONE);
		assertEachSays(export.diagnostics().stream().map(Diagnostic::message).toList(),
				List.of("values", "not written", "free from " + freeFrom + " ", "occupied"),
				List.of("1.0 m", "cell scale"));
		export.write(folder.resolve(name));
		return folder.resolve(name);
	}

	/**
	 * Runs a reader that follows the documentation of map_server. The reader opens the image that the YAML file names, and
	 * applies the thresholds. The grid of map_server begins at the lower left, but the first row of the image is the top of the
	 * map. So the reader begins with the last row.
	 */
	@Test
	void aReaderOfYamlFindsFreeCellsFromTheLowerLeftOn() throws IOException, InterruptedException {
		assumeTrue(Python.has("numpy") && Python.has("yaml"), "python3 with numpy and yaml is not installed");
		String script = """
				import numpy, os, sys, yaml
				facts = yaml.safe_load(open(sys.argv[1], encoding='utf-8'))
				assert facts['mode'] == 'trinary' and facts['negate'] == 0 and facts['origin'] == [0.0, 0.0, 0.0], facts
				assert isinstance(facts['resolution'], float) and facts['resolution'] == 1.0, facts
				data = open(os.path.join(os.path.dirname(sys.argv[1]), facts['image']), 'rb').read()
				magic, width, height, most = data.split(None, 4)[:4]
				assert magic == b'P5' and most == b'255'
				image = numpy.frombuffer(data[-int(width) * int(height):], 'u1').reshape(int(height), int(width))
				p = (255 - image.astype(float)) / 255
				grid = numpy.where(p > facts['occupied_thresh'], 100, numpy.where(p < facts['free_thresh'], 0, -1))[::-1]
				print(' '.join(str(cell) for cell in grid.flat))
				""";
		int[] clearance = values(island(), 65535);
		for (String name : List.of("map.yaml", "a \"b\" \\ #ü: c.yaml")) {
			for (int freeFrom : new int[] {1, 2}) {
				String expected = IntStream.range(0, 40).map(i -> clearance[(4 - i / 8) * 8 + i % 8])
						.mapToObj(value -> value >= freeFrom ? "0" : "100").collect(Collectors.joining(" "));
				assertEquals(expected, Python.run(script, ros("" + freeFrom, name).toString()).strip());
			}
		}
	}

	@Test
	void netpbmReadsTheImageOfAMap() throws IOException, InterruptedException {
		assertTrue(run("pamfile", ros("1", "map.yaml") + ".pgm").contains("PGM raw, 8 by 5  maxval 255"));
	}

	@Test
	void terrainsAreNeitherFreeNorOccupied() {
		assertThrows(IOException.class, () -> new RosMapExporter().export(Layers.terrain(Pictures.ISLAND), OptionValues.STANDARD,
				Progress.NONE));
	}
}
