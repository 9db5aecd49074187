package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.FeatureFormat;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerFormat;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.layer.VectorLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway export}: writes a layer of a level. */
@Command(name = "export", sortOptions = false,
		description = "Writes what an analysis knows of every cell, or the tangent graph.",
		footer = {"", "Reachability is 0 blocked, 1 too narrow, 2 fits but cut off, 3 reachable, 4 cut off as the level "
				+ "declares to be intended. Range is 0 blocked, 1 too narrow, 2 fits elsewhere, 3 reachable from there, "
				+ "4 where the unit stands.", "",
				"Exit status: 0 written, 2 bad usage or unreadable input."})
final class ExportCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;

	@Spec
	private CommandSpec spec;

	@Option(names = "--format", required = true, paramLabel = "npy|npz|csv|png|json|geojson",
			description = "npy: array for NumPy, little-endian uint16 of shape (height, width). npz: the same, "
					+ "compressed. csv: a line a row. png: heatmap in the colours of the editor. json: the values with "
					+ "what they mean. geojson: shapes, for layers without values.")
	private String formatName;

	@Option(names = "--layer", required = true, paramLabel = "${bundle:layers}", converter = LayerConverter.class,
			description = "${bundle:summaries}")
	private LayerDescriptor layer;

	@Option(names = "--capability", paramLabel = "TERRAIN+TERRAIN",
			description = "Terrains for ${bundle:capability}. Default: those of the agents, if all have the same.")
	private String capability;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoice.Converter.class,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Of the agent are "
					+ "${bundle:agent}; ${bundle:capability} are for its terrains.")
	private AgentChoice agent;

	@Option(names = "--spawn", paramLabel = "X,Y[:AGENT+AGENT]", converter = SpawnChoice.Converter.class,
			description = "Start from this cell in place of the spawns of the level, for "
					+ "${bundle:spawns}; only these agents if some are named. May be repeated.")
	private List<SpawnChoice> spawns = new ArrayList<>();

	@Option(names = "--from", paramLabel = "X,Y", converter = CellConverter.class,
			description = "Top-left cell of the unit, for ${bundle:place}.")
	private Cell from;

	@Option(names = "--anchor", paramLabel = "top-left|centre", converter = AnchorConverter.class,
			description = "Cell of a unit that ${bundle:anchor} are written to. Default: top-left.")
	private Anchor anchor;

	@Option(names = "--radius", paramLabel = "R",
			description = "For ${bundle:radius}, the radius of the unit in cells. Default: half the size of the agent.")
	private Double radius;

	@Option(names = "--legend", description = "Draw what the colours mean beside the map.")
	private boolean legend;

	@Option(names = "--colours", paramLabel = "okabe-ito|high-contrast|greys", converter = ColourSchemeConverter.class,
			description = "Colours of images, all of them for the colour blind too. Default: okabe-ito.")
	private ColourScheme colours;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Default: standard output.")
	private String output;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	ExportCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	/** A command that knows the catalogue of layers. */
	static CommandLine commandLine(Console console, Formats formats) {
		CommandLine command = new CommandLine(new ExportCommand(console, formats));
		command.getCommandSpec().resourceBundle(new LayerWords());
		return command;
	}

	@Override
	public Integer call() throws FailureException {
		try {
			switch (layer) {
			case RasterLayer raster -> exportValues(raster);
			case VectorLayer vector -> exportShapes(vector);
			case TrajectoryLayer ways -> exportWays(ways);
			case ObjectLayer objects -> throw usage(objects.id() + " cannot be exported");
			}
		} catch (OutOfMemoryError e) {
			throw new FailureException(file + ": not enough memory for this level");
		}
		return ExitStatus.OK;
	}

	private void exportValues(RasterLayer raster) throws FailureException {
		LayerFormat format = formats.layerFormat(formatName)
				.orElseThrow(() -> otherFormat(formats.layers().stream().map(LayerFormat::name)));
		checkUsage(format);
		LayerQuery query = query();
		LayerExport export = LayerExport.of(raster, query, legend, Progress.NONE)
				.orElseThrow(() -> new FailureException(file + ": the level has no "
						+ (query.analysis().snapshot().spawns().isEmpty() ? "spawns"
								: "spawn for " + query.origin().orElseThrow().agent())
						+ ", so " + layer.id() + " is not defined, expected --spawn X,Y"));
		write(export, format);
	}

	private void exportShapes(VectorLayer vector) throws FailureException {
		FeatureFormat format = formats.featureFormat(formatName)
				.orElseThrow(() -> otherFormat(formats.features().stream().map(FeatureFormat::name)));
		checkShapes(!legend && colours == null);
		write(vector.compute(query(), Progress.NONE), format);
	}

	private void exportWays(TrajectoryLayer ways) throws FailureException {
		Optional<LayerFormat> image = formats.images().stream().filter(each -> each.name().equals(formatName)).findFirst();
		checkShapes(image.isPresent() || !legend && colours == null);
		if (image.isPresent()) {
			checkTerminal(image.get());
			LayerQuery query = query();
			write(LayerExport.of(ways, query, legend, Progress.NONE), image.get());
		} else {
			FeatureFormat format = formats.featureFormat(formatName).orElseThrow(() -> otherFormat(Stream.concat(
					formats.features().stream().map(FeatureFormat::name), formats.images().stream().map(LayerFormat::name))));
			write(ways.shapes(ways.routes(query(), Progress.NONE)), format);
		}
	}

	private void checkShapes(boolean plain) {
		boolean disc = layer.needs(Need.RADIUS);
		check(plain && anchor == null && capability == null && spawns.isEmpty() && from == null
				&& (disc || radius == null && agent == null),
				layer.id() + " takes " + (disc ? "--radius or --agent, and -o" : "-o, and for images --legend and --colours"));
		check(radius == null || radius >= 0 && Double.isFinite(radius), "--radius " + radius + ", expected 0 or more");
		check(radius == null || agent == null, "--radius and --agent together, expected one of them");
	}

	private void write(FeatureCollection collection, FeatureFormat format) throws FailureException {
		write(out -> format.exporter().get().write(collection, out));
		report(collection.description());
	}

	private void write(LayerExport export, LayerFormat format) throws FailureException {
		LayerExport coloured = colours == null ? export : export.in(colours.colours());
		write(out -> format.exporter().get().write(coloured, out));
		report(export.layer().source() + ", " + String.join(", ", export.description()));
	}

	/** A spawn may name the agent that was asked for, or one of the level. */
	private LevelSnapshot placed(LevelSnapshot level) throws FailureException {
		if (spawns.isEmpty()) {
			return level;
		}
		List<Agent> known = new ArrayList<>();
		if (spawns.stream().anyMatch(spawn -> !spawn.agents().isEmpty())) {
			if (agent != null) {
				known.add(AgentChoice.of(agent, level, file));
			}
			AgentChoice.all(level, file).stream().filter(other -> !known.contains(other)).forEach(known::add);
		}
		return level.withSpawnPoints(SpawnChoice.place(spawns, level.header(), known, file).spawnPoints());
	}

	private LayerQuery query() throws FailureException {
		return new LayerChoice(layer, capability, agent, anchor, from, radius)
				.of(placed(LevelInput.read(file, formats).snapshot()), file);
	}

	private ParameterException otherFormat(Stream<String> expected) {
		boolean known = formats.layerFormat(formatName).isPresent() || formats.featureFormat(formatName).isPresent();
		return usage((known ? "format '" + formatName + "' is not for this layer" : "unknown format '" + formatName + "'")
				+ ", expected " + expected.collect(Collectors.joining(", ")));
	}

	private void checkUsage(LayerFormat format) {
		check(!legend || format.legend(), "--legend is for images");
		check(colours == null || format.legend(), "--colours is for images");
		check(anchor == null || layer.needs(Need.ANCHOR), "--anchor is for " + LayerWords.having(Need.ANCHOR));
		check(capability == null || layer.needs(Need.CAPABILITY),
				"--capability is for " + LayerWords.having(Need.CAPABILITY));
		check(capability == null || agent == null, "--capability and --agent together, expected one of them");
		check(agent == null || layer.needs(Need.AGENT) || layer.needs(Need.CAPABILITY),
				"--agent is not for " + layer.id());
		check(radius == null, "--radius is for " + LayerWords.having(Need.RADIUS));
		check(spawns.isEmpty() || layer.needs(Need.SPAWNS), "--spawn is for " + LayerWords.having(Need.SPAWNS));
		check(from == null || layer.needs(Need.PLACE), "--from is for " + LayerWords.having(Need.PLACE));
		check(from != null || !layer.needs(Need.PLACE), layer.id() + " needs --from X,Y");
		checkTerminal(format);
	}

	private void checkTerminal(LayerFormat format) {
		check(output != null || !format.binary() || !console.outIsTerminal(),
				"a terminal cannot show " + format.name() + ", expected -o OUT");
	}

	private void check(boolean condition, String otherwise) {
		if (!condition) {
			throw usage(otherwise);
		}
	}

	private ParameterException usage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private void write(AtomicFile.Content content) throws FailureException {
		try {
			if (output == null) {
				content.writeTo(console.out());
				console.out().flush();
			} else {
				AtomicFile.write(target(), content);
			}
		} catch (IOException e) {
			throw FailureException.of(output == null ? "leeway: standard output" : output, e);
		}
	}

	private Path target() throws FailureException, IOException {
		Path target = LevelInput.path(output);
		if (Files.exists(target) && Files.isSameFile(target, Path.of(file))) {
			throw new FailureException(output + ": is the level itself, expected another file");
		}
		return target;
	}

	private void report(String written) {
		console.report((output == null ? file : output) + ": " + written);
	}
}
