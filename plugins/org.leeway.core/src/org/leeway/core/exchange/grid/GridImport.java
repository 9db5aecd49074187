package org.leeway.core.exchange.grid;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.CellLimit;
import org.leeway.core.exchange.ContentImporter;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.terrain.NearColours;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.terrain.TerrainsImporter;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.value.Limits;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.text.WholeGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** An importer that makes a level from a file with a value for each cell. */
abstract class GridImport implements TerrainsImporter, ContentImporter {

	private static final TypedOption<OptionalDouble> CELL_SIZE = new TypedOption.Decimal("cell-size",
			"cell size (unit of the heights); by default that of the file, or else 1", OptionalDouble.empty(),
			1e-9, 1e9);

	@Override
	public List<TypedOption<?>> options() {
		List<TypedOption<?>> options = new ArrayList<>(List.of(ValueClasses.TERRAINS, AssumedAgents.CROSSED, CELL_SIZE));
		options.addAll(HeightClasses.options());
		return options;
	}

	@Override
	public final Import read(Path file, OptionValues options, Progress progress) throws IOException {
		Map<Integer, Integer> leaders = leaders(file, options, progress);
		try (InputStream in = InputFile.open(file, progress); GridSource source = open(in, file, options)) {
			return read(file.getFileName().toString(), source, options, classes(source, options, leaders));
		}
	}

	@Override
	public final Import read(byte[] content, String file, CellLimit limit) throws IOException {
		try (GridSource source = open(new ByteArrayInputStream(content), file, content.length, OptionValues.STANDARD)) {
			limit.check(source.width(), source.height(), file, 0);
			return read(file, source, OptionValues.STANDARD, ValueClasses.standard());
		}
	}

	/**
	 * Returns the colours to replace, so that similar colours become one terrain, see {@link NearColours}. The keys are the colours
	 * of the file, and the values are the colours that replace them. Empty if the user does not want to merge colours.
	 */
	private Map<Integer, Integer> leaders(Path file, OptionValues options, Progress progress) throws IOException {
		int distance = options.get(ValueClasses.NEAR_COLOURS);
		if (distance == 0 || HeightClasses.areWanted(options)) {
			return Map.of();
		}
		progress.check();
		// without progress, because only the second reading of the file counts as work
		try (InputStream in = InputFile.open(file, Progress.NONE); GridSource source = open(in, file, options)) {
			return ValueClasses.leaders(source, distance);
		}
	}

	@Override
	public final TypedOption<String> terrainsOption() {
		return ValueClasses.TERRAINS;
	}

	@Override
	public final boolean leavesTerrainsOpen(OptionValues options) {
		return TerrainsImporter.super.leavesTerrainsOpen(options) && !HeightClasses.areWanted(options);
	}

	@Override
	public final List<TerrainSource> terrainSources(Path file, OptionValues options, Progress progress) throws IOException {
		try (InputStream in = InputFile.open(file, progress); GridSource source = open(in, file, options)) {
			List<TerrainSource> sources = ValueClasses.of(options).sources(source);
			return NearColours.merged(sources, NearColours.leadersOf(sources, options.get(ValueClasses.NEAR_COLOURS)));
		}
	}

	private GridSource open(InputStream in, Path file, OptionValues options) throws IOException {
		return open(in, file.toString(), Files.size(file), options);
	}

	/**
	 * Creates a source that reads from a stream. The caller closes the source and the stream.
	 *
	 * @param file the name of the file, for messages
	 * @param size the size of the file, in bytes
	 */
	abstract GridSource open(InputStream in, String file, long size, OptionValues options) throws IOException;

	private static Import read(String fileName, GridSource source, OptionValues options, CellClasses classes)
			throws IOException {
		OptionalDouble size = cellSize(source, options);
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setName(ImportNames.line(fileName.replaceFirst("\\.[^.]*$", "")));
		size.ifPresent(level::setCellScale);
		WholeGrid grid = new WholeGrid();
		classes.read(source, grid);
		source.end();
		level.setTerrain(grid.build());
		level.getTerrainTypes().addAll(classes.terrains());
		List<Diagnostic> diagnostics = new ArrayList<>(source.diagnostics());
		diagnostics.addAll(classes.diagnostics());
		diagnostics.addAll(marks(level).report());
		diagnostics.addAll(addAgents(level, classes, source, options));
		return new Import(List.of(new ImportedLevel(level.getName(), level, true)), diagnostics);
	}

	/**
	 * Returns the terrains that block because of their name, such as {@code wall}, each with its number of cells. They are reported
	 * to the user, because Leeway only guesses that they block.
	 */
	private static Marks marks(Level level) {
		Marks marks = new Marks();
		long[] cells = level.getTerrain().histogram();
		level.getTerrainTypes().forEach(terrain -> Marks.ofName("terrain", terrain.getName())
				.ifPresent(mark -> marks.blocks(mark, cells[terrain.getId()])));
		return marks;
	}

	private static List<Diagnostic> addAgents(Level level, CellClasses classes, GridSource source, OptionValues options)
			throws IOException {
		AssumedAgents agents = new AssumedAgents(options, "file");
		Optional<String> problem = agents.problem(classes.terrains().stream().map(TerrainType::getName).toList());
		if (problem.isPresent()) {
			throw source.error(0, problem.get());
		}
		List<Diagnostic> told = new ArrayList<>();
		told.add(agents.addTo(level, terrain -> !classes.passable().contains(terrain)));
		agents.doubt(level).ifPresent(told::add);
		return told;
	}

	private static OptionalDouble cellSize(GridSource source, OptionValues options) throws LevelFormatException {
		if (options.get(CELL_SIZE).isPresent()) {
			return options.get(CELL_SIZE);
		}
		OptionalDouble size = source.cellSize();
		if (size.isPresent() && !(size.getAsDouble() >= Limits.LEAST && Limits.isWithin(size.getAsDouble()))) {
			throw source.error(0, "cells with a side of " + size.getAsDouble() + ", expected 1e-9 to 1e9, or the option cell-size");
		}
		return size;
	}

	private static CellClasses classes(GridSource source, OptionValues options, Map<Integer, Integer> leaders)
			throws IOException {
		double cellSize = cellSize(source, options).orElse(1);
		Optional<String> problem = HeightClasses.problem(options);
		if (problem.isPresent()) {
			throw source.error(0, problem.get());
		}
		if (!HeightClasses.areWanted(options)) {
			return ValueClasses.of(options).joining(leaders);
		}
		if (source.areColours()) {
			throw source.error(0, "an image of colours, expected one of grey, whose values are heights");
		}
		if (!options.get(ValueClasses.TERRAINS).equals(ValueClasses.TERRAINS.standard())) {
			throw new LevelFormatException(options.get(ValueClasses.TERRAINS), 0,
					"a file of terrains together with limits of heights, expected one of them");
		}
		return HeightClasses.of(options, cellSize);
	}
}
