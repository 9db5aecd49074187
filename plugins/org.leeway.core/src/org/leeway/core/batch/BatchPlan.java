package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.batch.Entry.LayerEntry;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.files.MessageText;
import org.leeway.core.request.AgentChoice;

/**
 * The tasks of a batch run. A task makes the outputs of one entry of the config, from one level or from all levels. Two
 * tasks never write the same file, and a task never writes an input.
 *
 * @param tasks the tasks of each level, in the order of the levels, then the tasks about all levels
 */
record BatchPlan(BatchConfig config, InputLevels inputs, List<Task> tasks) {

	/**
	 * Lists the tasks.
	 *
	 * @throws LevelFormatException if two tasks write one file, or a task writes an input. The message has the line of
	 * the config
	 */
	static BatchPlan of(BatchConfig config) throws IOException {
		InputLevels inputs = InputLevels.find(config);
		List<Task> tasks = new ArrayList<>();
		for (BatchLevel level : inputs.levels()) {
			config.entries().forEach(entry -> tasks.addAll(tasks(entry, level, config.paths())));
		}
		config.entries().stream().filter(entry -> entry instanceof ReportEntry report && report.isOfAll())
				.forEach(entry -> tasks.add(new Task(entry, inputs.levels(), Optional.empty(),
						config.paths().name(config.paths().resolve(entry.output().expand(Map.of("format", format(entry))))))));
		BatchPlan plan = new BatchPlan(config, inputs, List.copyOf(tasks));
		plan.check();
		return plan;
	}

	private static List<Task> tasks(Entry entry, BatchLevel level, ConfigPaths paths) {
		if (entry instanceof ReportEntry report && report.isOfAll()) {
			return List.of();
		}
		List<Optional<AgentChoice>> agents = entry instanceof LayerEntry layer && !layer.agents().isEmpty()
				? layer.agents().stream().map(Optional::of).toList() : List.of(Optional.empty());
		return agents.stream().map(agent -> new Task(entry, List.of(level), agent, output(entry, level, agent, paths)))
				.toList();
	}

	private static String output(Entry entry, BatchLevel level, Optional<AgentChoice> agent, ConfigPaths paths) {
		Map<String, String> values = new HashMap<>();
		values.put(OutputPattern.LEVEL, level.stem());
		values.put(OutputPattern.FOLDER, level.folder());
		values.put(OutputPattern.FORMAT, format(entry));
		values.put(OutputPattern.LAYER, entry instanceof LayerEntry layer ? layer.choice().layer().id() : "");
		values.put(OutputPattern.AGENT, agent.map(each -> agentName(each.argument() == null ? each.name()
				: each.argument().name())).orElse(HOLE));
		return paths.name(paths.resolve(entry.output().expand(values).replaceAll("^/+", "")))
				.replace(HOLE, String.valueOf(OutputPattern.ANY));
	}

	/**
	 * A placeholder for the name of an agent, while a text is handled as a path. Leeway knows the name only after it has read
	 * the level. The usual placeholder is {@link OutputPattern#ANY}, which a path cannot contain.
	 */
	private static final String HOLE = "\uFDD0";

	/** Converts an agent's name into a part of a file's name, without slashes and without a leading dot. */
	static String agentName(String name) {
		String safe = ImportNames.safe(name);
		return safe.startsWith(".") ? "_" + safe : safe;
	}

	private static String format(Entry entry) {
		return switch (entry) {
		case LayerEntry layer -> layer.format().id();
		case Entry.ConvertEntry convert -> convert.format().id();
		case ReportEntry report -> report.format().name();
		};
	}

	/**
	 * Returns the tasks that read each level. A task about all levels is in every list. A level without tasks has an empty
	 * list.
	 */
	Map<BatchLevel, List<Task>> byLevel() {
		Map<BatchLevel, List<Task>> byLevel = new LinkedHashMap<>();
		inputs.levels().forEach(level -> byLevel.put(level, new ArrayList<>()));
		tasks.forEach(task -> task.levels().forEach(level -> byLevel.get(level).add(task)));
		return byLevel;
	}

	private void check() throws IOException {
		OutputNames names = new OutputNames();
		Map<Path, String> taken = taken();
		Collection<Pattern> globs = config.inputs().stream().filter(glob -> !glob.isName()).map(FileGlob::pattern).toList();
		RealPaths real = new RealPaths();
		for (Task task : tasks) {
			String output = task.key();
			if (!config.outside() && Path.of(output).isAbsolute()) {
				throw error(task, MessageText.quote(output) + " leads out of the folder of the config, expected a path in it");
			}
			OutputNames.Clash clash = names.add(task).orElse(null);
			if (clash != null) {
				throw error(task, describe(clash.other()) + " and " + describe(clash.one())
						+ (clash.one().key().equals(output) ? " both go to " : " could both go to files of ")
						+ output + ", expected a name for each, with {folder}, {level}, {layer} or {agent}");
			}
			Path path = config.paths().resolve(task.output().replace(String.valueOf(OutputPattern.ANY), HOLE));
			String input = taken.get(real.of(path));
			if (input != null) {
				throw error(task, MessageText.quote(output) + " would overwrite " + input + ", expected another file");
			}
			if (globs.stream().anyMatch(glob -> glob.matcher(output).matches())) {
				throw error(task, MessageText.quote(output)
						+ " would be an input of the next run, expected a name that no input"
						+ " matches");
			}
		}
	}

	private Map<Path, String> taken() throws IOException {
		RealPaths real = new RealPaths();
		Map<Path, String> taken = new HashMap<>();
		for (Map.Entry<Path, String> each : inputFiles().entrySet()) {
			taken.put(real.of(each.getKey()), each.getValue());
		}
		return taken;
	}

	/** Returns the files that no task may write, each with words for messages, such as "the config itself". */
	Map<Path, String> inputFiles() {
		Map<Path, String> files = new HashMap<>();
		inputs.levels().forEach(level -> files.put(level.path(), "the input " + level.name()));
		files.put(config.file(), "the config itself");
		files.put(BatchState.file(config.file()), "the state of the batch");
		config.agentFile().ifPresent(agents -> files.put(agents, "the file of agents"));
		return files;
	}

	private static String describe(Task task) {
		String what = switch (task.entry()) {
		case LayerEntry layer -> layer.choice().layer().id();
		case Entry.ConvertEntry convert -> "the conversion";
		case ReportEntry report -> "the report";
		};
		return task.entry() instanceof ReportEntry report && report.isOfAll() ? what
				: what + " of " + task.levels().stream().map(BatchLevel::name).collect(Collectors.joining(", "));
	}

	private LevelFormatException error(Task task, String problem) {
		return new LevelFormatException(config.file().toString(), task.entry().output().line(), problem);
	}
}
