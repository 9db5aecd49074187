package org.leeway.core.exchange.ldtk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.ldtk.LdtkProject.WorldLevel;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.files.MessageText;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * The conversion of a project into levels. Decides which cells agents cross. A name of a value or layer, such as {@code wall},
 * may say that cells block.
 * <ul>
 * <li>If the project has such names, agents cross all cells that do not block.
 * <li>If the project has no such names, agents cross only the cells without a value.
 * <li>If the project has no such names, and all cells of a level have values, agents cross the whole level.
 * </ul>
 */
final class ProjectImport {

	private static final int SHOWN = 8;

	private final LdtkProject project;
	private final Path file;
	private final AssumedAgents agents;
	private final boolean hasMarks;
	private final boolean hasValues;
	private final Marks marks = new Marks();
	/**
	 * Numbers of left-out things, indexed by a text for the user that describes these things, such as "Levels without a layer".
	 */
	private final Map<String, Integer> lost = new LinkedHashMap<>();
	/** Messages about the agents of the levels. Equal messages of several levels are reported once. */
	private final Set<Diagnostic> told = new LinkedHashSet<>();
	/**
	 * The names of the levels that have the same {@linkplain Diagnostic#doubtful warning}, indexed by text of the warning.
	 */
	private final Map<String, List<String>> doubts = new LinkedHashMap<>();
	private final Set<String> terrains = new LinkedHashSet<>();

	ProjectImport(LdtkProject project, Path file, OptionValues options) {
		this.project = project;
		this.file = file;
		this.agents = new AssumedAgents(options, "project");
		this.hasMarks = ValueTerrains.hasMarks(project);
		this.hasValues = project.levels.stream().anyMatch(LdtkLevelMaker::hasValues);
	}

	Import read(Progress progress) throws LevelFormatException {
		List<ImportedLevel> levels = new ArrayList<>();
		for (WorldLevel each : project.levels) {
			if (isRead(each)) {
				levels.add(new ImportedLevel(each.name, make(each, progress), true));
			} else {
				lost.merge("Levels without a layer" + (hasValues ? " of the type IntGrid" : ""), 1, Integer::sum);
			}
		}
		Optional<String> problem = agents.problem(terrains);
		if (problem.isPresent()) {
			throw new LevelFormatException(file.toString(), 0, problem.get());
		}
		return new Import(levels, report());
	}

	/**
	 * Returns whether to import a level. If any level of the project has a layer of values, only levels with such a layer are
	 * imported. Otherwise all levels with layers of any kind are imported.
	 */
	private boolean isRead(WorldLevel level) {
		return hasValues ? LdtkLevelMaker.hasValues(level) : !level.layers.isEmpty();
	}

	private List<Diagnostic> report() {
		List<Diagnostic> report = new ArrayList<>();
		report.add(Diagnostic.lost("Where the levels lie in their world is not read."));
		lost.forEach((what, count) -> report.add(1, Diagnostic.lost(what + " (" + count + ") are left out.")));
		report.addAll(marks.report());
		report.addAll(told);
		doubts.forEach((message, levels) -> report.add(Diagnostic.doubtful(message + " Levels: "
				+ levels.stream().limit(SHOWN).map(MessageText::shortened).collect(Collectors.joining(", "))
				+ (levels.size() > SHOWN ? " and " + (levels.size() - SHOWN) + " more." : "."))));
		return report;
	}

	private Level make(WorldLevel source, Progress progress) throws LevelFormatException {
		LdtkLevelMaker maker = new LdtkLevelMaker(project, source, lost);
		try {
			Level level = maker.make(marks, progress);
			level.getTerrainTypes().forEach(each -> terrains.add(each.getName()));
			told.add(agents.addTo(level, hasMarks ? maker::isBlocking : unmarked(level)));
			agents.doubt(level).ifPresent(each -> doubts.computeIfAbsent(each.message(), message -> new ArrayList<>()).add(source.name));
			return level;
		} catch (IllegalArgumentException wrong) {
			String message = "level " + MessageText.visible(source.name) + ": " + wrong.getMessage();
			throw source.width > 0 && source.height > 0 ? new LevelTooLargeException(file.toString(), 0, message)
					: new LevelFormatException(file.toString(), 0, message);
		}
	}

	private static Predicate<TerrainType> unmarked(Level level) {
		boolean[] found = level.getTerrain().terrains();
		boolean hasEmpty = level.getTerrainTypes().stream()
				.anyMatch(each -> each.getName().equals(NamedTerrains.EMPTY) && found[each.getId()]);
		return terrain -> hasEmpty && !terrain.getName().equals(NamedTerrains.EMPTY);
	}
}
