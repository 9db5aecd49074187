package org.leeway.core.batch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Diagonals;

/**
 * The config of a batch: the outputs to make, and the levels to make them from. docs/batch.md lists the keys.
 * Immutable.
 *
 * @param file the config
 * @param outside whether paths may lead out of the folder of the config
 * @param inputs patterns of the levels' files
 * @param agentFile the file of agents, for levels without agents
 * @param diagonals the rule of diagonal steps. Empty if each level keeps its own rule
 * @param entries the outputs to make, in the order of the config: layers, then conversions, then reports
 */
public record BatchConfig(Path file, boolean outside, List<FileGlob> inputs, Optional<Path> agentFile,
		Optional<Diagonals> diagonals, List<Entry> entries) {

	private static final long MOST_BYTES = 1 << 20;

	/**
	 * Reads a config.
	 *
	 * @throws LevelFormatException if the config is wrong. The message has file, line and what was expected
	 * @throws IOException if the config cannot be read
	 */
	public static BatchConfig read(Path file, Formats formats) throws IOException {
		try (InputStream in = InputFile.openText(file, MOST_BYTES, Progress.NONE)) {
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(in.readAllBytes())).toString();
			return new ConfigReader(file, formats).read(text);
		} catch (CharacterCodingException e) {
			throw new LevelFormatException(file.toString(), 0, "not text in UTF-8");
		}
	}

	/**
	 * Returns the settings that all outputs depend on: the name of the file of agents, and the rule of diagonal steps.
	 */
	String settings() {
		return agentFile.map(paths()::name).orElse("") + diagonals.map(rule -> "\n" + rule.id()).orElse("");
	}

	ConfigPaths paths() {
		return ConfigPaths.of(file);
	}
}
