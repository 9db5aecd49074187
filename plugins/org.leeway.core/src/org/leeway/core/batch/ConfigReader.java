package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.batch.Entry.LayerEntry;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.MessageText;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.OptionNames;
import org.leeway.pathing.world.Diagonals;

/** A reader of a config. This class reads the keys of the whole config, and the values that all kinds of entries share. */
final class ConfigReader {

	/**
	 * The names of a layer's options in messages: the key of the option in the config, in quotes. Each option has its id as its
	 * key, except that {@code agent} has the key {@code agents}.
	 */
	static final OptionNames KEYS = option -> "\"" + (option.equals("agent") ? "agents" : option) + "\"";

	private static final List<String> TOP = List.of("inputs", "agentFile", "agents", "exports", "convert", "reports",
			"outside", "diagonals");
	private static final String A_PATH = "a path from the folder of the config, with slashes";

	private final Path file;
	private final Formats formats;
	private final List<FileGlob> inputs = new ArrayList<>();
	private final List<AgentChoice> agents = new ArrayList<>();
	private final List<Entry> exports = new ArrayList<>();
	private final List<Entry> conversions = new ArrayList<>();
	private final List<Entry> reports = new ArrayList<>();
	/**
	 * The paths that the part of the config read so far names. They are checked when the whole config is read, because a later
	 * key may allow paths outside of the config's folder.
	 */
	private final List<FileGlob> named = new ArrayList<>();
	private Optional<Path> agentFile = Optional.empty();
	private Optional<Diagonals> diagonals = Optional.empty();
	private boolean outside;
	private ConfigJson json;

	ConfigReader(Path file, Formats formats) {
		this.file = file;
		this.formats = formats;
	}

	BatchConfig read(String text) throws IOException {
		json = new ConfigJson(text, file.toString());
		json.read(TOP, this::member);
		require(!inputs.isEmpty(), "no \"inputs\", expected an array of paths of levels such as \"levels/*.leeway\"");
		require(!exports.isEmpty() || !conversions.isEmpty() || !reports.isEmpty(),
				"nothing to make, expected \"exports\", \"convert\" or \"reports\"");
		for (FileGlob path : named) {
			checkPath(path);
		}
		List<Entry> entries = new ArrayList<>(exports.stream().map(this::withAgents).toList());
		entries.addAll(conversions);
		entries.addAll(reports);
		for (Entry entry : entries) {
			checkAgents(entry);
		}
		return new BatchConfig(file, outside, List.copyOf(inputs), agentFile, diagonals, List.copyOf(entries));
	}

	private void require(boolean condition, String otherwise) throws LevelFormatException {
		if (!condition) {
			throw json.error(1, otherwise);
		}
	}

	private void member(String key) throws IOException {
		EntryReader entries = new EntryReader(json, formats, this);
		switch (key) {
		case "inputs" -> json.array("paths of levels", () -> inputs.add(path("a path of levels such as \"levels/*.leeway\"")));
		case "agentFile" -> agentFile = Optional.of(ConfigPaths.of(file).resolve(path(A_PATH).text()));
		case "agents" -> agents.addAll(agents());
		case "diagonals" -> diagonals = Optional.of(diagonals());
		case "exports" -> json.array("objects", () -> exports.add(entries.layer()));
		case "convert" -> json.array("objects", () -> conversions.add(entries.conversion()));
		case "reports" -> json.array("objects", () -> reports.add(entries.report()));
		default -> outside = json.flag();
		}
	}

	/**
	 * Reads a path or a glob, which is checked when the whole config is read.
	 *
	 * @param what text that describes the path, for messages
	 */
	FileGlob path(String what) throws IOException {
		int line = json.line();
		FileGlob path = new FileGlob(json.text(what), line);
		named.add(path);
		return path;
	}

	private Diagonals diagonals() throws IOException {
		int line = json.line();
		try {
			return Diagonals.of(json.text("one of " + Diagonals.IDS));
		} catch (IllegalArgumentException e) {
			throw json.error(line, e.getMessage());
		}
	}

	/** Reads an array of agents. */
	List<AgentChoice> agents() throws IOException {
		List<AgentChoice> read = new ArrayList<>();
		json.array("agents", () -> {
			int line = json.line();
			String text = json.text("the name of an agent, or NAME:SIZE:TERRAIN+TERRAIN");
			try {
				AgentChoice agent = AgentChoice.parse(text);
				if (read.contains(agent)) {
					throw json.error(line, "agent " + MessageText.quote(text) + " for the second time, expected each once");
				}
				read.add(agent);
			} catch (IllegalArgumentException e) {
				throw json.error(line, e.getMessage());
			}
		});
		return read;
	}

	/** Converts an option's value to the path of a file. The path is checked when the whole config is read. */
	String optionFile(String text, int line) {
		named.add(new FileGlob(text, line));
		return ConfigPaths.isPath(text) ? ConfigPaths.of(file).resolve(text).toString() : text;
	}

	private void checkPath(FileGlob path) throws LevelFormatException {
		String text = path.text();
		if (!ConfigPaths.isPath(text)) {
			throw json.error(path.line(), MessageText.quote(text) + " cannot be a path, expected " + A_PATH);
		}
		if (!outside && (Path.of(text).isAbsolute() || !ConfigPaths.of(file).isInside(text))) {
			throw json.error(path.line(), MessageText.quote(text)
					+ " leads out of the folder of the config, expected a path in it,"
					+ " or \"outside\": true");
		}
	}

	private Entry withAgents(Entry entry) {
		LayerEntry layer = (LayerEntry) entry;
		return layer.agents().isEmpty() && layer.wantsAgents() ? layer.withAgents(List.copyOf(agents)) : layer;
	}

	private void checkAgents(Entry entry) throws LevelFormatException {
		if (!(entry instanceof LayerEntry layer)) {
			return;
		}
		int line = layer.output().line();
		if (layer.agents().size() > 1 && !layer.output().has(OutputPattern.AGENT)) {
			throw json.error(line, layer.agents().size() + " agents go to one file, expected {agent} in "
					+ MessageText.quote(layer.output().text()));
		}
		if (layer.output().has(OutputPattern.AGENT) && layer.agents().isEmpty() && !layer.wantsAgents()) {
			throw json.error(line, "{agent} in the output of a layer that is for no agent, expected a name without it");
		}
	}
}
