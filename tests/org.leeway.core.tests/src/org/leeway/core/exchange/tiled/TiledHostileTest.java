package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.Rounds;

/**
 * Tests of damaged and malicious maps. Each map gives a level that can be saved, or one message that names the file.
 */
@Tag("slow")
class TiledHostileTest {

	private static final long SEED = 20110226;
	private static final int ROUNDS = Rounds.of(400);
	private static final String GOOD = "<data encoding=\"csv\">1,2,2,1</data>";

	@TempDir
	private Path folder;

	@ParameterizedTest
	@ValueSource(strings = {"tmx csv", "tmx zlib", "tmj csv", "tmj zlib"})
	void aMapThatEndsTooEarlyIsRefused(String kind) throws IOException {
		byte[] whole = map(kind);
		int end = new String(whole, StandardCharsets.UTF_8).stripTrailing().length();
		Random random = new Random(SEED);
		for (int length = 0; length < end; length += 1 + random.nextInt(4)) {
			String message = refused(kind, Arrays.copyOf(whole, length));
			assertTrue(message.startsWith(file(kind) + ":"), length + " bytes: " + message);
		}
		assertTrue(tryToRead(kind, whole, "whole"));
	}

	@ParameterizedTest
	@ValueSource(strings = {"tmx csv", "tmx zlib", "tmj csv", "tmj zlib"})
	void damagedBitsGiveALevelOrAMessage(String kind) throws IOException {
		Random random = new Random(SEED);
		int read = 0;
		for (int round = 0; round < ROUNDS; round++) {
			byte[] bytes = map(kind);
			for (int i = random.nextInt(3); i >= 0; i--) {
				bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
			}
			read += tryToRead(kind, bytes, "seed " + SEED + ", round " + round) ? 1 : 0;
		}
		assertTrue(read > 0 && read < ROUNDS, read + " read");
	}

	private boolean tryToRead(String kind, byte[] bytes, String where) throws IOException {
		try {
			LevelFiles.toBytes(format(kind).readLevel(Files.write(file(kind), bytes), Progress.NONE));
			return true;
		} catch (LevelFormatException expected) {
			assertTrue(expected.getMessage().startsWith(file(kind).toString()), where + ": " + expected.getMessage());
			assertFalse(expected.getMessage().contains("Exception") || expected.getMessage().contains("\n"),
					where + ": " + expected.getMessage());
			return false;
		} catch (RuntimeException unexpected) {
			return fail(where, unexpected);
		}
	}

	@Test
	void textIsUtf8WithOrWithoutAMark() throws IOException {
		String map = TiledTexts.map(GOOD).replace("\"ground\"", "\"grün\"");
		Level level = TiledTexts.level(TiledTexts.read(folder, "\uFEFF" + map));
		assertEquals("grün", level.getTerrainTypes().getFirst().getName());
		assertTrue(refused("tmx", map.getBytes(StandardCharsets.ISO_8859_1)).matches(".*:\\d: bytes that are not text in UTF-8"));
		assertTrue(refused("tmx", map.getBytes(StandardCharsets.UTF_16)).matches(".*:1: bytes that are not text in UTF-8"));
		assertTrue(refused("tmx", new byte[] {(byte) 0xEB}).matches(".*:1: bytes that are not text in UTF-8"));
	}

	/** Entities of a document type may refer to each other, so that their text grows exponentially. */
	@Test
	void documentTypesAreRefused() {
		StringBuilder bomb = new StringBuilder("<!DOCTYPE map [\n<!ENTITY e0 \"1,\">\n");
		for (int i = 1; i < 40; i++) {
			bomb.append("<!ENTITY e%d \"&e%d;&e%d;\">\n".formatted(i, i - 1, i - 1));
		}
		String map = bomb + "]>\n" + TiledTexts.map("<data encoding=\"csv\">&e39;</data>");
		assertSays(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map)).getMessage(), ": ",
				"DOCTYPE", "entities");
	}

	/**
	 * For a character 0 in a document type, Java's XML parser throws a {@link java.util.MissingResourceException}. The
	 * parser lacks the text of its own error message. Leeway makes its message from the key of the missing text.
	 */
	@Test
	void aCharacterThatADocumentTypeCannotHoldIsTold() {
		String message = assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, "<!DOCTYPE map [\n\0\n<map/>"))
				.getMessage();
		assertTrue(message.endsWith(": malformed XML: invalid char in dtd"), message);
	}

	@Test
	void escapesOfXmlItselfAreNotCounted() throws IOException {
		int many = 100_001;
		String map = TiledTexts.map("<data encoding=\"csv\">1,1,2,2</data>").replace("<tileset ",
				"<properties><property name=\"name\" value=\"&#x3c;" + "&lt;".repeat(many) + "\"/></properties><tileset ");
		assertEquals(many + 1, TiledTexts.level(TiledTexts.read(folder, map)).getName().length());
	}

	@ParameterizedTest
	@ValueSource(strings = {"zlib", "gzip", "zstd"})
	void bombsAreReadUpToTheLastCellOnly(String compression) throws IOException {
		byte[] packed = compression.equals("zstd") ? zstdOfZeros() : zeros(compression);
		String data = Base64.getEncoder().encodeToString(packed);
		String map = TiledTexts.map("<data encoding=\"base64\" compression=\"" + compression + "\">" + data + "</data>");
		assertTrue(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map)).getMessage()
				.endsWith("more data than 4 cells, expected 4 bytes for each"));
	}

	/** Packed data that are cut off after any number of bytes. Tiled refuses such data too. */
	@ParameterizedTest
	@ValueSource(strings = {"zlib", "gzip", "zstd"})
	void packedDataThatBreakOffAreRefusedInWords(String compression) {
		byte[] whole = packed(compression);
		for (int length = 0; length < whole.length; length++) {
			for (boolean isXml : new boolean[] {true, false}) {
				String message = refusedCells(isXml, Base64.getEncoder().encodeToString(Arrays.copyOf(whole, length)), compression);
				assertTrue(message.matches(":1: data .*base64 and " + compression + "(.*ends early.* 4 cells.*|: [A-Z].*)"
						+ "|:1: .*data end after \\d cells.* 4"), length + " bytes: " + message);
				assertFalse(message.contains("null"), message);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"zlib", "gzip", "zstd"})
	void bytesBehindPackedDataAreRefused(String compression) {
		byte[] whole = packed(compression);
		byte[] empty = compression.equals("zlib") ? HexFormat.of().parseHex("789c030000000001")
				: compression.equals("gzip") ? HexFormat.of().parseHex("1f8b08000000000000ff03000000000000000000")
						: HexFormat.of().parseHex("ffffffff0000");
		for (byte[] behind : List.of(new byte[1], new byte[100], whole, empty)) {
			byte[] both = Arrays.copyOf(whole, whole.length + behind.length);
			System.arraycopy(behind, 0, both, whole.length, behind.length);
			for (boolean isXml : new boolean[] {true, false}) {
				String message = refusedCells(isXml, Base64.getEncoder().encodeToString(both), compression);
				assertTrue(message.endsWith(", expected the end of the data") || message.endsWith("4 cells and the end of the data")
						|| message.endsWith(": more data than 4 cells, expected 4 bytes for each"), message);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "zlib", "gzip", "zstd"})
	void textBehindBase64IsRefused(String compression) {
		// 16 bytes, which is no multiple of three, so that base64 ends with a padding
		byte[] whole = compression.isEmpty() ? new byte[16] : packed(compression);
		for (String behind : List.of("A", "AAAA", "=", "!")) {
			for (boolean isXml : new boolean[] {true, false}) {
				String message = refusedCells(isXml, Base64.getEncoder().encodeToString(whole) + behind, compression);
				assertTrue(message.contains(", expected "), message);
			}
		}
	}

	/**
	 * Reads a gzip file whose header has all optional parts: further fields, a name, a comment and a checksum (RFC
	 * 1952, section 2.3).
	 */
	@Test
	void aGzipFileMayNameItself() throws IOException {
		byte[] plain = packed("gzip");
		ByteArrayOutputStream named = new ByteArrayOutputStream();
		named.write(HexFormat.of().parseHex("1f8b081e0000000000ff" + "0300" + "010203" + "6e616d6500" + "7300" + "0000"));
		named.write(plain, 10, plain.length - 10);
		String data = Base64.getEncoder().encodeToString(named.toByteArray());
		assertEquals(2, TiledTexts.read(folder, TiledTexts.map("<data encoding=\"base64\" compression=\"gzip\">" + data + "</data>"))
				.levels().getFirst().level().getTerrain().height());
	}

	/**
	 * Returns the message with which a map is refused. The map has four cells.
	 *
	 * @param isXml true for a map in XML, false for a map in JSON
	 * @param data the compressed cells in base64
	 * @param compression the name of the compression in the map. Empty if the cells are not compressed
	 */
	private String refusedCells(boolean isXml, String data, String compression) {
		String text = isXml ? """
				<map width="2" height="2" tilewidth="1" tileheight="1"><layer width="2" height="2"><data encoding="base64" \
				compression="%s">%s</data></layer></map>""".formatted(compression, data)
				: """
						{"width":2,"height":2,"tilewidth":1,"tileheight":1,"layers":[{"type":"tilelayer","width":2,"height":2,\
						"encoding":"base64","compression":"%s","data":"%s"}]}""".formatted(compression, data);
		Executable reading = isXml ? () -> TiledTexts.read(folder, text) : () -> TiledTexts.readJson(folder, text);
		LevelFormatException refused = assertThrows(LevelFormatException.class, reading, compression + " " + data);
		return refused.getMessage().replaceFirst("^.*/test\\.tm[xj]", "").replaceFirst("\\$\\S* ", "");
	}

	/** Returns the tile numbers 0, 0, 0, 0, packed. With zstd, they are a frame with one block of a repeated byte. */
	private static byte[] packed(String compression) {
		return switch (compression) {
		case "zstd" -> HexFormat.of().parseHex("28b52ffd" + "20" + "10" + "830000" + "00");
		default -> {
			ByteArrayOutputStream packed = new ByteArrayOutputStream();
			try (OutputStream out = compression.equals("zlib") ? new DeflaterOutputStream(packed) : new GZIPOutputStream(packed)) {
				out.write(new byte[16]);
			} catch (IOException never) {
				throw new AssertionError(never);
			}
			yield packed.toByteArray();
		}
		};
	}

	/** Returns 1 GiB of zeros, packed with zlib or gzip. */
	private static byte[] zeros(String compression) throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (OutputStream out = compression.equals("zlib") ? new DeflaterOutputStream(packed) : new GZIPOutputStream(packed)) {
			byte[] zeros = new byte[1 << 20];
			for (int i = 0; i < 1 << 10; i++) {
				out.write(zeros);
			}
		}
		return packed.toByteArray();
	}

	/**
	 * Returns 1 GiB of zeros as a zstd frame. The frame has a window of 128 KiB, and each of its blocks is a repeated
	 * byte (RFC 8878, section 3.1.1).
	 */
	private static byte[] zstdOfZeros() throws IOException {
		ByteArrayOutputStream frame = new ByteArrayOutputStream();
		frame.write(HexFormat.of().parseHex("28b52ffd" + "00" + "38"));
		for (int i = 0; i < 1 << 13; i++) {
			int header = (1 << 17) << 3 | 1 << 1 | (i + 1 == 1 << 13 ? 1 : 0);
			frame.write(new byte[] {(byte) header, (byte) (header >> 8), (byte) (header >> 16), 0});
		}
		return frame.toByteArray();
	}

	@ParameterizedTest
	@ValueSource(strings = {"<map a=\"", "<!-- ", "<?a ", "<map width='1' height='1' tilewidth='1' tileheight='1'><layer><data encoding=\"", "<!DOCTYPE map [ "})
	void aLineOfAHundredMegabytesIsRefused(String start) throws IOException {
		assertTrue(refused("tmx", long100(start)).contains("more than 16 MiB in one piece, expected less"), start);
	}

	@Test
	void aTextOfAHundredMegabytesIsRefusedInJson() throws IOException {
		for (String start : List.of("{\"a\":\"", "{\"version\":\"", "{\"orientation\":\"", "{\"")) {
			String message = refused("tmj", long100(start));
			assertTrue(message.endsWith(" more than 96 MiB in one piece, expected less"), message);
		}
		for (String start : List.of("{\"a\":1", "{\"width\":1", "{\"layers\":[{\"data\":[1")) {
			String message = refused("tmj", long100(start));
			assertTrue(message.startsWith(file("tmj") + ":1: $."), message);
		}
	}

	private static byte[] long100(String start) {
		byte[] bytes = new byte[105_000_000];
		Arrays.fill(bytes, (byte) '1');
		byte[] head = start.getBytes(StandardCharsets.US_ASCII);
		System.arraycopy(head, 0, bytes, 0, head.length);
		return bytes;
	}

	@ParameterizedTest
	@ValueSource(strings = {"http://example.org/a.tsx", "file:///etc/passwd", "/etc/passwd", "\\\\server\\share\\a.tsx", "C:\\a.tsx",
			"", "jar:file:a.zip!/a.tsx"})
	void tilesetsElsewhereAreNotRead(String source) {
		String map = TiledTexts.map(GOOD).replace(TiledTexts.TILESET, "<tileset firstgid=\"1\" source=\"" + source + "\"/>");
		assertSays(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map)).getMessage(), ":2: ",
				"tileset", "\"" + source + "\"", "folder of the map");
	}

	@ParameterizedTest
	@ValueSource(strings = {"missing.tsx", ".", "../../../../../../../../dev/zero", "a\u0000b"})
	void onlyFilesAreTilesets(String source) {
		String json = """
				{"width":1,"height":1,"tilewidth":1,"tileheight":1,"tilesets":[{"firstgid":1,"source":"%s"}]}"""
				.formatted(source.replace("\u0000", "\\u0000"));
		assertTrue(assertThrows(LevelFormatException.class, () -> TiledTexts.readJson(folder, json)).getMessage()
				.contains("there is no tileset \""), source);
	}

	@Test
	void aTilesetThatIsTooLargeOrRefersToItselfIsRefused() throws IOException {
		Files.write(folder.resolve("large.tsx"), new byte[(16 << 20) + 1]);
		String large = TiledTexts.map(GOOD).replace(TiledTexts.TILESET, "<tileset firstgid=\"1\" source=\"large.tsx\"/>");
		assertTrue(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, large)).getMessage()
				.contains("large.tsx: the file is too large"));
		Files.writeString(folder.resolve("loop.tsj"), "{\"source\":\"loop.tsj\",\"tilecount\":2}");
		String loop = large.replace("large.tsx", "loop.tsj");
		assertEquals(2, TiledTexts.level(TiledTexts.read(folder, loop)).getTerrainTypes().size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"{\"width\":2147483648}", "{\"width\":1e99}", "{\"layers\":3}", "{\"layers\":[[]]}", "[]", "{}", "null", "nul",
			"{\"layers\":[{\"type\":\"tilelayer\",\"data\":[4294967296]}]}", "{\"layers\":[{\"type\":\"tilelayer\",\"data\":[-1]}]}",
			"{\"layers\":[{\"type\":\"tilelayer\",\"data\":[1.5]}]}", "{\"layers\":[{\"type\":\"tilelayer\",\"data\":\"AAAA\"}]}",
			"{\"tilesets\":[{\"firstgid\":0}]}", "{\"infinite\":1}", "{\"a\":1} {}", "{'a':1}",
			"{\"layers\":[{\"type\":\"tilelayer\",\"width\":99999,\"height\":99999,\"data\":[1]}]}"})
	void jsonThatIsNoMapIsRefused(String json) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> TiledTexts.readJson(folder, json));
		assertTrue(refused.getMessage().matches("(?s)\\Q" + folder.resolve("test.tmj") + "\\E:(1:)? \\$.*(, expected|must be).*|"
				+ "(?s)\\Q" + folder.resolve("test.tmj") + "\\E:1: \\$.*(Expected|Use).*"), refused.getMessage());
	}

	@Test
	void deepNestingIsRefused() {
		for (String open : List.of("[", "{\"a\":", "{\"layers\":[")) {
			String json = "{\"x\":" + open.repeat(100_000);
			assertThrows(LevelFormatException.class, () -> TiledTexts.readJson(folder, json));
			assertThrows(LevelFormatException.class, () -> TiledTexts.readJson(folder, open.repeat(100_000)));
		}
		String xml = TiledTexts.map(GOOD).replace("</map>", "<a>".repeat(100_000) + "</map>");
		assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, xml));
	}

	@Test
	void aTilesetHasNoLessThanNoTiles() {
		String xml = TiledTexts.map(GOOD).replace("tilecount=\"2\"", "tilecount=\"-4\"");
		assertTrue(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, xml)).getMessage()
				.endsWith(":2: <tileset>: tilecount -4, expected 0 or more"));
		String json = "{\"width\":1,\"height\":1,\"tilewidth\":1,\"tileheight\":1,\"tilesets\":[{\"firstgid\":1,\"tilecount\":-4}]}";
		assertTrue(assertThrows(LevelFormatException.class, () -> TiledTexts.readJson(folder, json)).getMessage()
				.endsWith(": tilecount -4, expected 0 or more"));
	}

	/** With chunks that lie far apart, a small file would make a huge level. */
	@Test
	void chunksFarApartAreRefused() {
		String map = TiledTexts.INFINITE.replace("x=\"-4\" y=\"-2\"", "x=\"-2147483648\" y=\"-2147483648\"").replace("x=\"4\"",
				"x=\"2147483647\"");
		assertSays(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map)).getMessage(), "chunks",
				" 4294967299 x 2147483654 cells");
	}

	@Test
	void aChunkTakesNoMemoryForCellsThatAreNotThere() throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (OutputStream out = new DeflaterOutputStream(packed)) {
			out.write(new byte[4]);
		}
		String chunk = "<chunk x=\"0\" y=\"0\" width=\"65536\" height=\"4096\">"
				+ Base64.getEncoder().encodeToString(packed.toByteArray()) + "</chunk>";
		String map = TiledTexts.map("<data encoding=\"base64\" compression=\"zlib\">" + chunk + "</data>");
		assertTrue(assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map)).getMessage()
				.contains("the data end after 1 cells, expected 268435456"));
	}

	@Test
	void readingCanBeCancelled() throws IOException {
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// does nothing: only cancelling matters here
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		for (String kind : List.of("tmx csv", "tmj zlib")) {
			Path file = Files.write(file(kind), map(kind));
			assertThrows(CancellationException.class, () -> format(kind).read(file, OptionValues.STANDARD, cancelled));
		}
	}

	@Test
	void anObstacleTooLargeForPixelsIsNotWritten() throws IOException {
		Level level = LevelTemplates.level("large", 2, 2);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setRadius(Double.MAX_VALUE);
		level.getCircles().add(circle);
		assertThrows(IOException.class, () -> new TmxExporter().export(level, OptionValues.STANDARD, Progress.NONE));
	}

	private static Format format(String kind) {
		return Formats.registered().byId(kind.split(" ")[0]).orElseThrow();
	}

	private Path file(String kind) {
		return folder.resolve("hostile." + format(kind).extension());
	}

	private String refused(String kind, byte[] bytes) throws IOException {
		Path file = Files.write(file(kind), bytes);
		return assertThrows(LevelFormatException.class, () -> format(kind).read(file, OptionValues.STANDARD, Progress.NONE))
				.getMessage();
	}

	private byte[] map(String kind) throws IOException {
		Level level = LevelTemplates.level("small", 5, 4);
		level.getTerrainTypes().subList(2, 5).clear();
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(2.5);
		circle.setY(1);
		circle.setRadius(0.3);
		level.getCircles().add(circle);
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		polygon.setShape(Polygon.of(0, 0, 1, 0, 0, 1));
		level.getPolygons().add(polygon);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.getAgents().add(level.getAgentTypes().getFirst());
		level.getSpawns().add(spawn);
		LevelExporter exporter = format(kind).exporter(LevelExporter.class).orElseThrow();
		Export export = exporter.export(level,
				OptionValues.STANDARD.withText(exporter.options().getFirst(), kind.split(" ")[1]), Progress.NONE);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		export.parts().getFirst().content().writeTo(out, "hostile");
		return out.toByteArray();
	}
}
