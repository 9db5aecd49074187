package org.leeway.core.level.preset;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.LimitedOutput;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.AgentType;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;

/**
 * A text file of agents, which levels and designers can share. Each line is an {@link AgentPreset}. Empty lines and
 * lines that begin with {@code #} are skipped. A file {@code pathfinder.xml} of the game 0 A.D. can be read too.
 * Immutable.
 *
 * @param name of the file, for messages
 * @param agents with different names
 * @param lines the line of each agent in the file, counted from 1, in the order of {@code agents}
 * @param dropped sentences about data of the file that agents cannot hold
 */
public record AgentFile(String name, List<AgentPreset> agents, List<Integer> lines, List<String> dropped) {

	/** The usual extension of files of agents, without the dot. */
	public static final String EXTENSION = "agents";

	private static final long MAX_BYTES = 1 << 20;
	private static final String COMMENT = "#";
	private static final Pattern XML = Pattern.compile("\\s*<(\\?xml\\s|!--|!DOCTYPE\\s|Pathfinder[\\s>])");
	private static final String HEAD = "# Agents, one per line: name:size:terrain+terrain\n";

	/**
	 * Reads a file.
	 *
	 * @throws LevelFormatException if the file is no file of agents. The message has the file and the line
	 * @throws IOException if the file cannot be read
	 */
	public static AgentFile read(Path file) throws IOException {
		try (InputStream in = InputFile.openText(file, MAX_BYTES, Progress.NONE)) {
			byte[] bytes = in.readAllBytes();
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
			if (XML.matcher(text).lookingAt()) {
				return PassabilityAgents.of(PassabilityFile.read(new ByteArrayInputStream(bytes), file.toString()), file.toString());
			}
			AgentFile read = parse(text, file.toString());
			if (read.agents.isEmpty()) {
				throw new LevelFormatException(file.toString(), 0,
						"no agents, expected a line NAME:SIZE:TERRAIN+TERRAIN for each");
			}
			return read;
		} catch (CharacterCodingException e) {
			throw new LevelFormatException(file.toString(), 0, "not text in UTF-8", e);
		}
	}

	/**
	 * Parses a text, which may hold no agent at all.
	 *
	 * @param name for messages
	 * @throws LevelFormatException if a line is no agent
	 */
	public static AgentFile parse(String text, String name) throws LevelFormatException {
		Map<String, Integer> places = new HashMap<>();
		List<AgentPreset> agents = new ArrayList<>();
		List<Integer> lines = new ArrayList<>();
		int line = 0;
		for (String content : (Iterable<String>) text.lines()::iterator) {
			line++;
			String stripped = content.strip();
			if (!stripped.isEmpty() && !stripped.startsWith(COMMENT)) {
				AgentPreset agent = parse(stripped, name, line);
				Integer before = places.putIfAbsent(agent.name(), line);
				if (before != null) {
					throw new LevelFormatException(name, line, "agent " + Quotes.quote(agent.name())
							+ " for the second time, first in line " + before + ", expected each once");
				}
				agents.add(agent);
				lines.add(line);
			}
		}
		return new AgentFile(name, List.copyOf(agents), List.copyOf(lines), List.of());
	}

	private static AgentPreset parse(String text, String name, int line) throws LevelFormatException {
		try {
			return AgentPreset.parse(text);
		} catch (IllegalArgumentException e) {
			throw new LevelFormatException(name, line, e.getMessage());
		}
	}

	/**
	 * Creates an agent type for each agent of the file, for a level with given terrains.
	 *
	 * @param known the terrains of the level
	 * @throws LevelFormatException if a terrain is unknown. The message has the line of the agent
	 */
	public List<AgentType> in(List<TerrainType> known) throws LevelFormatException {
		List<AgentType> types = new ArrayList<>();
		for (int i = 0; i < agents.size(); i++) {
			try {
				types.add(agents.get(i).in(known));
			} catch (IllegalArgumentException e) {
				throw new LevelFormatException(name, lines.get(i), e.getMessage());
			}
		}
		return types;
	}

	/** Formats agents as text that {@link #parse} reads, one line for each agent. */
	public static String format(List<AgentPreset> agents) {
		return agents.stream().map(agent -> agent + "\n").collect(Collectors.joining());
	}

	/**
	 * Writes a file, completely or not at all.
	 *
	 * @throws LevelFormatException if an agent could not be read again, because it has no name or the name of another
	 *             agent
	 * @throws IOException if the file cannot be written
	 */
	public static void write(List<AgentPreset> agents, Path file) throws IOException {
		String text = HEAD + format(agents);
		parse(text, file.toString());
		AtomicFile.write(file, out -> new LimitedOutput(out, MAX_BYTES).write(text.getBytes(StandardCharsets.UTF_8)));
	}
}
