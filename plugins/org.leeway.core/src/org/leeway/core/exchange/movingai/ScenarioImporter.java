package org.leeway.core.exchange.movingai;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.files.MessageText;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * An importer of MovingAI scenarios, which are lists of path queries. Each map that a scenario names becomes a level.
 * Some rows of the scenario become probes of the level, that is, path queries for the agent of size 1. The name of a
 * probe has the line number of its row, such as {@code line 7}.
 */
public final class ScenarioImporter implements Importer {

	private static final TypedOption<Integer> QUERIES = new TypedOption.Whole("queries",
			"how many queries of each map become probes, chosen evenly", 20, 0, 1000);

	@Override
	public boolean recognises(FileStart start) {
		return start.firstLineMatches(ScenarioReader.VERSION);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(QUERIES);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		Map<String, Source> sources = sources(file, progress);
		if (sources.isEmpty()) {
			throw new LevelFormatException(file.toString(), 0, "no row, expected some");
		}
		choose(file, sources, options.get(QUERIES), progress);
		List<ImportedLevel> levels = new ArrayList<>();
		List<Diagnostic> diagnostics = new ArrayList<>();
		for (Source source : sources.values()) {
			Level level = source.level(file, progress);
			levels.add(new ImportedLevel(level.getName(), level, true));
			if (source.chosen.size() < source.rows) {
				diagnostics.add(Diagnostic.lost("Of the " + source.rows + " queries of " + level.getName() + ", "
						+ source.chosen.size() + " became probes."));
			}
		}
		diagnostics.add(MovingAiImporter.NO_AGENTS);
		return new Import(levels, diagnostics);
	}

	/**
	 * Counts the rows of each map. Returns the result indexed by the name of the map. Throws an exception if a map
	 * is missing.
	 */
	private static Map<String, Source> sources(Path file, Progress progress) throws IOException {
		Map<String, Source> sources = new LinkedHashMap<>();
		try (ScenarioReader reader = ScenarioReader.open(file)) {
			for (Optional<ScenarioQuery> row = reader.next(); row.isPresent(); row = reader.next()) {
				progress.check();
				Source source = sources.get(row.get().map());
				if (source == null) {
					source = new Source(row.get(), row.get().findMap(file).orElseThrow(missing(file, row.get())));
					sources.put(row.get().map(), source);
				}
				source.rows++;
			}
		}
		return sources;
	}

	private static Supplier<LevelFormatException> missing(Path file, ScenarioQuery row) {
		return () -> new LevelFormatException(file.toString(), row.line(),
				"there is no map " + MessageText.quote(row.map()) + " beside the scenario");
	}

	/** Chooses up to {@code wanted} rows for each map, evenly spread over all rows of the map. */
	private static void choose(Path file, Map<String, Source> sources, int wanted, Progress progress)
			throws IOException {
		try (ScenarioReader reader = ScenarioReader.open(file)) {
			for (Optional<ScenarioQuery> row = reader.next(); row.isPresent(); row = reader.next()) {
				progress.check();
				Source source = sources.get(row.get().map());
				if (source == null) {
					throw new LevelFormatException(file.toString(), row.get().line(), "the file has changed while it was read");
				}
				source.offer(row.get(), wanted);
			}
		}
	}

	/** A map that the scenario names, with the rows that become probes of the map. */
	private static final class Source {

		private final ScenarioQuery first;
		private final Path map;
		private final List<ScenarioQuery> chosen = new ArrayList<>();
		private int rows;
		private int offered;

		Source(ScenarioQuery first, Path map) {
			this.first = first;
			this.map = map;
		}

		/**
		 * Takes the next row of the map, and keeps it if it is chosen. Must be called for all rows, in the order of the file.
		 * Divides the rows of the map into {@code wanted} parts of about equal size, and chooses the last row of each part.
		 *
		 * @param wanted how many rows to choose
		 */
		void offer(ScenarioQuery row, int wanted) {
			long share = Math.min(wanted, rows);
			long before = offered * share / rows;
			offered++;
			if (offered * share / rows > before) {
				chosen.add(row);
			}
		}

		Level level(Path scenario, Progress progress) throws IOException {
			Level level = MovingAiImporter.readMap(map, progress);
			TerrainGrid grid = level.getTerrain();
			if (grid.width() != first.width() || grid.height() != first.height()) {
				throw new LevelFormatException(scenario.toString(), first.line(), "the map " + first.describeMap() + ", but "
						+ map + " has " + grid);
			}
			for (ScenarioQuery row : chosen) {
				if (!grid.contains(row.start().cell().x(), row.start().cell().y()) || !grid.contains(row.goal().cell().x(), row.goal().cell().y())) {
					throw new LevelFormatException(scenario.toString(), row.line(),
							"a query that leaves the map, expected cells of " + first.describeMap());
				}
				level.getProbes().add(probe(row, level));
			}
			return level;
		}

		private static PathProbe probe(ScenarioQuery row, Level level) {
			PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
			probe.setName("line " + row.line());
			probe.setAgent(level.getAgentTypes().getFirst());
			probe.setStartX(row.start().cell().x());
			probe.setStartY(row.start().cell().y());
			probe.setGoalX(row.goal().cell().x());
			probe.setGoalY(row.goal().cell().y());
			return probe;
		}
	}
}
