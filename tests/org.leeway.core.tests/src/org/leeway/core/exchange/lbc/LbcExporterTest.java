package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of the bytes of a file, by comparison with docs/lbc.md. */
class LbcExporterTest {

	private static ByteBuffer file(RasterContent content) throws IOException {
		return ByteBuffer.wrap(Layers.write(new LbcExporter(), content)).order(ByteOrder.LITTLE_ENDIAN);
	}

	@Test
	void aLayerAloneIsReadByHand() throws IOException {
		ByteBuffer file = file(Layers.clearance(Pictures.ISLAND));
		assertEquals(0x1A43424C, file.getInt(0));
		assertEquals(1, file.getShort(4));
		assertEquals(List.of(8, 5), List.of(file.getInt(8), file.getInt(12)));
		assertEquals(file.capacity(), file.getLong(24));
		assertEquals(List.of(1, 0, 2), List.of((int) file.getShort(40), (int) file.getShort(42), (int) file.getShort(44)));
		int index = (int) file.getLong(64);
		int data = (int) file.getLong(72);
		assertEquals(file.getInt(32), index);
		assertEquals(0, index % 32 + data % 32);
		// the tile has values from 0 to 2. So its index entry has the base 0 (the smallest value), and 2 bits for each cell.
		// The bits of the tile's 256 cells need 64 bytes
		assertEquals(2L << 48, file.getLong(index));
		assertEquals(64, file.getLong(80));
		String[] rows = {"22221021", "21111011", "21000000", "22222221", "11111111"};
		for (int y = 0; y < 5; y++) {
			for (int x = 0; x < 8; x++) {
				int bit = 2 * (16 * y + x);
				assertEquals(rows[y].charAt(x) - '0', file.get(data + bit / 8) >> bit % 8 & 3, x + "," + y);
			}
		}
	}

	@Test
	void equalTilesShareTheirBits() throws IOException {
		String half = ("." + "@".repeat(15)).repeat(2) + "\n";
		ByteBuffer once = file(Layers.clearance((half.substring(0, 16) + "\n").repeat(16)));
		ByteBuffer fourfold = file(Layers.clearance(half.repeat(32)));
		assertEquals(32, once.getLong(80));
		assertEquals(32, fourfold.getLong(80));
	}

	@Test
	void theIndexAloneHoldsTilesOfOneValue() throws IOException {
		ByteBuffer file = file(Layers.terrain(("S".repeat(40) + "\n").repeat(40)));
		assertEquals(0, file.getLong(80));
		for (int tile = 0; tile < 9; tile++) {
			assertEquals(1L << 32, file.getLong((int) file.getLong(64) + 8 * tile));
		}
		assertEquals(0, file.get(64 + 28), "terrain has no anchor");
	}

	@Test
	void tellsWhatALevelLoses() throws IOException {
		Level level = LevelTemplates.level("x", 4, 4);
		level.getSpawns().add(LevelFactory.eINSTANCE.createSpawn());
		assertSays(new LbcExporter().export(level, OptionValues.STANDARD, Progress.NONE).diagnostics().getFirst()
				.message(), "clearance", "each agent", "Not written", "terrain", "spawns (1)");
		RasterContent walls = Layers.export("wall-distance", Pictures.level(Pictures.ISLAND), Optional.of(Pictures.agent(1)));
		assertTrue(new LbcExporter().export(walls, OptionValues.STANDARD, Progress.NONE).diagnostics().getFirst().message()
				.startsWith("Fractions are not written"));
	}

	@Test
	void namesThatReadersWouldRefuseAreNotWritten() {
		Level level = LevelTemplates.level("x", 4, 4);
		level.getAgentTypes().getFirst().setName("n".repeat(1 << 24));
		String message = assertThrows(IOException.class,
				() -> new LbcExporter().export(level, OptionValues.STANDARD, Progress.NONE)).getMessage();
		assertTrue(message.matches("names of \\d+ bytes.* 16777216"), message);
	}

	@Test
	void aLevelWithoutAgentsIsNotWritten() {
		Level level = LevelTemplates.level("x", 4, 4);
		level.getAgentTypes().clear();
		assertTrue(assertThrows(IOException.class,
				() -> new LbcExporter().export(level, OptionValues.STANDARD, Progress.NONE)).getMessage().contains("no agents"));
	}
}
