package org.leeway.core.exchange.movingai;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;

/**
 * A writer of the grid of a level as a MovingAI map. The name of a terrain decides its character: ground {@code .},
 * swamp {@code S}, water {@code W}, trees {@code T}, out {@code @}. A terrain with another name needs a glyph that is one
 * of the characters of MovingAI maps ({@code . G S W T @ O}). Otherwise, the level cannot be written.
 */
public final class MovingAiExporter implements LevelExporter {

	@Override
	public Export export(Level level, OptionValues options, Progress progress) throws IOException {
		TerrainGrid grid = level.getTerrain();
		byte[] characters = characters(level, grid.histogram());
		return Export.of(out -> write(grid, characters, out, progress), ConversionLosses.of(level));
	}

	private static void write(TerrainGrid grid, byte[] characters, OutputStream out, Progress progress)
			throws IOException {
		OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
		buffered.write(header(grid).getBytes(StandardCharsets.US_ASCII));
		byte[] row = new byte[grid.width() + 1];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), row, 0);
			for (int x = 0; x < grid.width(); x++) {
				row[x] = characters[row[x] & 0xFF];
			}
			row[grid.width()] = '\n';
			buffered.write(row);
			progress.worked(1);
			progress.check();
		}
		buffered.flush();
	}

	private static String header(TerrainGrid grid) {
		return "type octile\nheight " + grid.height() + "\nwidth " + grid.width() + "\nmap\n";
	}

	/**
	 * Returns the characters of terrains, indexed by terrain id. Throws an exception if a terrain in the grid has no
	 * character.
	 */
	private static byte[] characters(Level level, long[] histogram) throws IOException {
		byte[] characters = new byte[TerrainGrid.TERRAINS];
		for (int id = 0; id < characters.length; id++) {
			if (histogram[id] > 0) {
				characters[id] = character(level, id);
			}
		}
		return characters;
	}

	private static byte character(Level level, int id) throws IOException {
		for (TerrainType terrain : level.getTerrainTypes()) {
			if (terrain.getId() == id) {
				return character(terrain);
			}
		}
		throw new IOException("terrain id " + id + " of the grid is that of no terrain");
	}

	private static byte character(TerrainType terrain) throws IOException {
		byte character = MapCharacters.character(terrain);
		if (character == MapCharacters.NONE) {
			throw new IOException("terrain \"" + terrain.getName()
					+ "\" has no character in MovingAI maps, expected one"
					+ " named ground, swamp, water, trees or out, or one with a glyph of " + MapCharacters.EXPECTED);
		}
		return character;
	}
}
