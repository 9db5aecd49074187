package org.leeway.core.level.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;
import org.leeway.model.AgentType;

/** Tests of the import of agents from the game 0 A.D. Its file defines classes of units, which become agents. */
class PassabilityFileTest {

	private static final long SEED = 20090710;
	private static final String FILE = """
			<?xml version="1.0" encoding="utf-8"?>
			<Pathfinder>
			  <MaxSameTurnMoves>64</MaxSameTurnMoves>
			  <!-- units -->
			  <PassabilityClasses>
			    <default>
			      <Obstructions>pathfinding</Obstructions>
			      <MaxWaterDepth>2</MaxWaterDepth>
			      <MaxTerrainSlope>1.0</MaxTerrainSlope>
			      <Clearance>0.8</Clearance>
			    </default>
			    <large><MaxWaterDepth>2</MaxWaterDepth><Clearance>3.0</Clearance></large>
			    <ship><MinWaterDepth>1</MinWaterDepth><Clearance>10.0</Clearance></ship>
			    <building-shore><MaxShoreDistance>8.0</MaxShoreDistance></building-shore>
			    <unrestricted/>
			  </PassabilityClasses>
			</Pathfinder>
			""";

	@TempDir
	private Path folder;

	private AgentFile read(String text) throws IOException {
		return AgentFile.read(Files.writeString(folder.resolve("pathfinder.xml"), text));
	}

	@Test
	void aClassWithAClearanceIsAnAgent() throws IOException {
		AgentFile file = read(FILE);
		assertEquals(List.of("default:3:ground radius=0.8 obstacleRadius=1.16", "large:7:ground radius=3.0 obstacleRadius=3.36",
				"ship:21:water radius=10.0 obstacleRadius=10.36"),
				file.agents().stream().map(AgentPreset::toString).toList());
		assertEquals(List.of(6, 12, 13), file.lines());
		assertEachSays(file.dropped(),
				List.of("limits", "not read", " MaxTerrainSlope, MaxWaterDepth, MinWaterDepth."),
				List.of("Classes that are not for units", " building-shore, unrestricted."));
		List<AgentType> types = file.in(LevelTemplates.terrainTypes());
		assertEquals(0.8, types.getFirst().getRadius());
		assertEquals("water", types.get(2).getCapability().getFirst().getName());
		assertEquals(file.agents(), read("\uFEFF" + FILE).agents());
	}

	@Test
	void aLevelWithoutTheTerrainIsToldWithTheLine() throws IOException {
		AgentFile file = read(FILE);
		assertTrue(assertThrows(LevelFormatException.class,
				() -> file.in(LevelTemplates.terrainTypes().subList(0, 1))).getMessage()
				.startsWith(folder.resolve("pathfinder.xml") + ":13: agent ship: "));
	}

	@Test
	void agentsMayBeNamedLikeTags() throws IOException {
		assertEquals("<b>", read("<b>:1:ground\n").agents().getFirst().name());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"0.8<|0<|:6: a clearance of 0.0 in <default>, expected more than 0",
			"0.8<|-1<|:6: a clearance of -1.0 in <default>", "0.8<|1e9<|:6: a clearance of 1.0E9 in <default>",
			"0.8<|NaN<|:10: <Clearance>: \"NaN\", expected a finite number", "0.8<|wide<|:10: <Clearance>: \"wide\", expected",
			"large|default|:12: the class <default> for the second time", "Pathfinder|Map|:2: the root element is <Map>, expected",
			"Clearance|Width|: no class with a clearance in <PassabilityClasses>", "<unrestricted/>|&e;|: the entity \"e\", expected none",
			"<unrestricted/>|</x>|: malformed XML: "})
	void tellsWhatIsWrong(String valid, String wrong, String problem) {
		String message = assertThrows(LevelFormatException.class, () -> read(FILE.replace(valid, wrong))).getMessage();
		assertTrue(message.startsWith(folder.resolve("pathfinder.xml") + ":") && message.contains(problem), message);
	}

	@Test
	void aFaultThatQuotesMuchOfTheFileIsToldShortly() {
		String text = FILE.replace("version=\"1.0\"", "version=\"" + "1.0".repeat(1000) + "\"");
		String message = assertThrows(LevelFormatException.class, () -> read(text)).getMessage();
		assertTrue(message.contains(": malformed XML: ") && message.endsWith("...") && message.length() < 500, message);
	}

	@Test
	void documentTypesAreRefused() {
		StringBuilder bomb = new StringBuilder("<!DOCTYPE Pathfinder [\n<!ENTITY e0 \"1\">\n");
		for (int i = 1; i < 40; i++) {
			bomb.append("<!ENTITY e%d \"&e%d;&e%d;\">\n".formatted(i, i - 1, i - 1));
		}
		bomb.append("<!ENTITY f SYSTEM \"file:///etc/passwd\">]>\n");
		String body = FILE.substring(FILE.indexOf("<Pathfinder>"));
		for (String entity : List.of("&e39;", "&f;")) {
			String text = bomb + body.replace("0.8", entity);
			assertSays(assertThrows(LevelFormatException.class, () -> read(text)).getMessage(), ": ", "DOCTYPE",
					"entities");
		}
	}

	@Test
	void aFileThatEndsTooEarlyOrIsDamagedGivesAgentsOrAMessage() throws IOException {
		byte[] whole = FILE.strip().getBytes(StandardCharsets.UTF_8);
		for (int length = 0; length < whole.length; length++) {
			byte[] start = Arrays.copyOf(whole, length);
			assertThrows(LevelFormatException.class, () -> AgentFile.read(Files.write(folder.resolve("a"), start)), length + " bytes");
		}
		Random random = new Random(SEED);
		for (int round = 0; round < 2000; round++) {
			byte[] bytes = whole.clone();
			for (int i = random.nextInt(3); i >= 0; i--) {
				bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
			}
			try {
				AgentFile.read(Files.write(folder.resolve("a"), bytes));
			} catch (LevelFormatException expected) {
				assertTrue(expected.getMessage().startsWith(folder.resolve("a") + ":"), expected.getMessage());
				assertFalse(expected.getMessage().contains("Exception"), expected.getMessage());
			} catch (RuntimeException unexpected) {
				fail("seed " + SEED + ", round " + round, unexpected);
			}
		}
	}

	@Test
	void aFileIsLimited() throws IOException {
		byte[] bytes = new byte[(1 << 20) + 1];
		Arrays.fill(bytes, (byte) '<');
		assertThrows(IOException.class, () -> AgentFile.read(Files.write(folder.resolve("a"), bytes)));
	}
}
