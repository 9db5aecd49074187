package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;

/**
 * Tests of the jar that runs without the Eclipse platform. Its results must be the same as from the command line on the platform.
 */
@Tag("platform")
@Tag("slow")
class PlainCommandLineTest {

	private static final Path JAR = Path.of("../../releng/org.leeway.commandline/target/leeway.jar");
	private static final String HARBOUR = Path.of("../../samples/harbour.leeway").toAbsolutePath().normalize().toString();

	@TempDir
	private Path folder;

	private record Ended(int status, String out, String err) {
	}

	@BeforeEach
	void needsTheJar() {
		assumeTrue(Files.exists(JAR), "the jar is not built");
	}

	private Ended run(Object... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"),
				"-XX:TieredStopAtLevel=1", "-jar", JAR.toAbsolutePath().toString()));
		Stream.of(arguments).map(Object::toString).forEach(command::add);
		Path err = folder.resolve("err");
		Process process = new ProcessBuilder(command).redirectError(err.toFile()).start();
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Ended(process.waitFor(), out, Files.readString(err));
	}

	private void assertSame(int status, Object... arguments) throws IOException, InterruptedException {
		CommandLineRun onPlatform = CommandLineRun.of(arguments);
		assertEquals(new Ended(status, onPlatform.out(), onPlatform.err()), run(arguments));
	}

	@Test
	void tellsItsVersion() throws Exception {
		Ended ended = run("--version");
		assertTrue(ended.out().matches("Leeway \\d+\\.\\d+\\.\\d+\\.\\d{12}\\R"), ended.toString());
	}

	@Test
	void hasAllCommandsFormatsPlannersAndRules() throws Exception {
		for (String command : List.of("validate", "export", "convert", "batch", "path", "scenario")) {
			assertSame(0, command, "--help");
		}
		assertSame(1, "validate", "--format", "sarif", HARBOUR);
		assertSame(1, "symmetry", "--by", "half-turn", HARBOUR);
	}

	@Test
	void writesTheSameFiles() throws Exception {
		List<String> written = new ArrayList<>();
		for (Format format : Formats.registered().ofLevels()) {
			Path plain = Files.createDirectories(folder.resolve("plain")).resolve("harbour." + format.extension());
			Path other = Files.createDirectories(folder.resolve("other")).resolve("harbour." + format.extension());
			int status = CommandLineRun.of("convert", HARBOUR, other).status();
			assertEquals(status, run("convert", HARBOUR, plain).status(), format.id());
			if (status == 0) {
				assertArrayEquals(Files.readAllBytes(other), Files.readAllBytes(plain), format.id());
				written.add(format.id());
			}
		}
		assertTrue(written.containsAll(List.of("lbc", "leeway", "tmj", "tmx")), written.toString());
	}

	/**
	 * Reads a map that is packed with zstd. The library that unpacks zstd is native code. From release 24 on, Java
	 * would print a warning about native code, but the manifest of the jar allows native code.
	 */
	@Test
	void readsPackedMapsWithoutAWarning() throws Exception {
		Path map = Files.writeString(folder.resolve("packed.tmx"), """
				<map orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16">
				<tileset firstgid="1" name="t" tilecount="1"/><layer width="2" height="1"><data encoding="base64" compression="zstd">
				KLUv/SAIQQAAAQAAAAEAAAA=</data></layer></map>
				""");
		assertSame(0, "validate", map);
	}

	@Test
	void tellsWhatIsWrongInTheSameWords() throws Exception {
		String level = Files.readString(Path.of(HARBOUR));
		for (String broken : List.of("<level", level.replace("<circles ", "<rectangles "), level.replace("<circles ",
				"<circles unknown=\"1\" "), level.replace("capability=\"", "capability=\"//@terrainTypes.77 "))) {
			assertSame(2, "validate", Files.writeString(folder.resolve("broken.leeway"), broken));
		}
	}
}
