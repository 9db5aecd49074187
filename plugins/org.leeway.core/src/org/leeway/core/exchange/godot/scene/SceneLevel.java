package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.godot.scene.SceneUnits.Body;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.core.exchange.meaning.MarkedTerrains;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.NameList;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** The conversion of the nodes of a scene into a level. */
final class SceneLevel {

	private static final String WALL = "wall";
	private static final String FLOOR = "floor";
	private static final String OFF_NAVIGATION = "-off-navigation";
	private static final int SHOWN = 5;

	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final List<Diagnostic> diagnostics = new ArrayList<>();
	private final Marks marks = new Marks();
	private final MarkedTerrains terrains = new MarkedTerrains();
	private final Map<TerrainType, CellState> meanings = new HashMap<>();
	private final SceneTree.Nodes nodes;
	private final ProjectFiles files;
	private final SceneFrame frame;
	private final SceneTerrain terrain;
	private final boolean isNavigated;

	private SceneLevel(SceneTree.Nodes nodes, ProjectFiles files, List<SceneLayer> layers) throws LevelFormatException {
		this.nodes = nodes;
		this.files = files;
		this.frame = SceneFrame.of(layers);
		this.terrain = new SceneTerrain(frame, layers, marks);
		this.isNavigated = terrain.isNavigated();
	}

	/** A level, and messages about what the import has left out or assumed. */
	record Made(Level level, List<Diagnostic> diagnostics) {
	}

	/**
	 * Makes the level.
	 *
	 * @throws LevelFormatException if the scene has no tiles, or a value is of the wrong kind
	 */
	static Made make(SceneTree.Nodes nodes, ProjectFiles files, String name, OptionValues options, Progress progress)
			throws IOException {
		LayerReader reader = new LayerReader(files);
		for (SceneNode node : nodes.all()) {
			reader.add(node);
		}
		Optional<String> problem = reader.problem();
		if (problem.isPresent()) {
			throw new LevelFormatException(files.name(), 0, problem.get());
		}
		SceneLevel made = new SceneLevel(nodes, files, reader.layers());
		made.level.setName(name);
		made.diagnostics.addAll(reader.diagnostics());
		made.fill(options, progress);
		return new Made(made.level, made.diagnostics);
	}

	private void fill(OptionValues options, Progress progress) throws IOException {
		level.setFrame(GameFrame.UNITS);
		level.setAxes("x y");
		level.setCellScale(frame.side());
		level.setOriginX(frame.left());
		level.setOriginY(frame.top());
		level.setTerrain(terrain.paint(marks, progress));
		addTerrains();
		SceneBodies bodies = new SceneBodies(level, frame, files);
		terrain.parts(bodies::add, progress);
		SceneUnits units = new SceneUnits(frame, files);
		for (SceneNode node : nodes.all()) {
			progress.check();
			units.add(node);
			if (SceneBodies.isBody(node)) {
				bodies.add(node);
			}
		}
		AssumedAgents assumed = new AssumedAgents(options, "scene");
		addAgents(units, assumed, options);
		report(bodies, units);
		assumed.doubt(level).ifPresent(diagnostics::add);
	}

	private void addTerrains() {
		long[] cells = level.getTerrain().histogram();
		List<CellState> states = terrain.states();
		Set<Integer> layers = new HashSet<>();
		for (int id = 0; id < states.size(); id++) {
			if (cells[id] > 0 && states.get(id).layers() != 0) {
				layers.add(states.get(id).layers());
			}
		}
		for (int id = 0; id < states.size(); id++) {
			CellState state = states.get(id);
			if (cells[id] > 0) {
				String suffix = state.layers() != 0 && layers.size() > 1 ? bits(state.layers())
						: isNavigated && !state.blocks() && !state.isNavigable() ? OFF_NAVIGATION : "";
				add(id, state, suffix);
			}
		}
		level.getTerrainTypes().addAll(terrains.all());
	}

	/**
	 * Returns the suffix of a terrain's name that lists collision layers. For example, returns {@code -1+3} for the bit
	 * mask 5, because layers count from 1, as in Godot.
	 */
	private static String bits(int layers) {
		StringBuilder all = new StringBuilder();
		for (int bit = 0; bit < Integer.SIZE; bit++) {
			if ((layers >>> bit & 1) != 0) {
				all.append(all.isEmpty() ? "-" : "+").append(bit + 1);
			}
		}
		return all.toString();
	}

	private void add(int id, CellState state, String suffix) {
		String usual = !state.hasTile() && !state.blocks() ? NamedTerrains.EMPTY : state.blocks() ? WALL : FLOOR;
		String name = state.terrain().orElse(usual) + suffix;
		String glyph = state.terrain().isPresent() ? name.substring(0, name.offsetByCodePoints(0, 1))
				: usual.equals(WALL) ? "#" : usual.equals(FLOOR) ? "." : "_";
		Optional<String> colour = state.terrain().isPresent() || !suffix.isEmpty() ? Optional.empty()
				: Optional.of(usual.equals(WALL) ? "#33363b" : usual.equals(FLOOR) ? "#c8b89a" : Colour.format(0xE6E3DC));
		meanings.put(terrains.add(id, name, state.blocks(), colour, glyph), state);
	}

	private void addAgents(SceneUnits units, AssumedAgents assumed, OptionValues options) throws LevelFormatException {
		Optional<String> problem = assumed.problem(level.getTerrainTypes().stream().map(TerrainType::getName).toList());
		if (problem.isPresent()) {
			throw new LevelFormatException(files.name(), 0, problem.get());
		}
		if (units.kinds().isEmpty()) {
			diagnostics.add(assumed.addTo(level, type -> !isCrossed(type, -1, isNavigated)));
		}
		Optional<Set<String>> named = NameList.of(options, AssumedAgents.CROSSED);
		int outside = units.addTo(level, body -> capability(body, named));
		if (outside > 0) {
			diagnostics.add(Diagnostic.lost(Counts.of(outside, "start", "starts") + " outside of the tiles " + (outside == 1
					? "is" : "are")
					+ " left out."));
		}
	}

	private List<TerrainType> capability(Body body, Optional<Set<String>> named) {
		List<TerrainType> crossed = level.getTerrainTypes().stream().filter(type -> meanings.containsKey(type))
				.filter(type -> named.isPresent() ? named.get().contains(type.getName())
						: isCrossed(type, body.mask(), isNavigated && body.navigates())).toList();
		return crossed.isEmpty() ? List.of(unused()) : crossed;
	}

	private boolean isCrossed(TerrainType type, int mask, boolean navigates) {
		CellState state = meanings.get(type);
		return (state.layers() & mask) == 0 && !state.isMarked() && (!navigates || state.isNavigable());
	}

	/** Returns a terrain that no cell has. An agent that can stand nowhere gets this terrain as its only terrain. */
	private TerrainType unused() {
		Optional<TerrainType> known = level.getTerrainTypes().stream().filter(type -> !meanings.containsKey(type)).findFirst();
		return known.orElseGet(() -> {
			TerrainType free = terrains.add(NamedTerrains.EMPTY, false, Optional.empty(), "_")
					.orElseGet(() -> level.getTerrainTypes().getFirst());
			if (free.eContainer() == null) {
				level.getTerrainTypes().add(free);
			}
			return free;
		});
	}

	private void report(SceneBodies bodies, SceneUnits units) {
		diagnostics.addAll(marks.report());
		if (isNavigated) {
			diagnostics.add(Diagnostic.marked("Navigation polygons of tiles say where units with a NavigationAgent2D go"
					+ (units.kinds().isEmpty() ? ", and where the assumed agents go." : ".")));
		}
		lose(terrain.oneWay(), "polygon of tiles that blocks from one side blocks",
				"polygons of tiles that block from one side block",
				"from all sides here");
		lose(terrain.unknown(), "cell with a tile that its tile set lacks is", "cells with tiles that their tile sets lack are",
				"left out");
		lose(terrain.scenes(), "cell with a scene in place of a tile is", "cells with scenes in place of tiles are", "left out");
		lose(nodes.leftOut(), "instance of a scene that is not found or not in text is",
				"instances of scenes that are not found or not in text are", "left out" + missing());
		lose(bodies.shapeless(), "shape without an area is", "shapes without an area are", "left out");
		lose(bodies.tooLarge(), "shape too large for a level is", "shapes too large for a level are", "left out");
		lose(bodies.outside(), "shape outside of the tiles is", "shapes outside of the tiles are", "left out");
		lose(units.moving(), "body that moves and is no unit is", "bodies that move and are no units are", "left out");
		if (!terrain.unaligned().isEmpty()) {
			diagnostics.add(Diagnostic.lost("Of layers with another grid (" + names(terrain.unaligned())
					+ ") only the polygons that block are read."));
		}
		long passed = units.kinds().stream().mapToLong(kind -> bodies.passed(kind.mask())).max().orElse(0);
		lose(passed, "obstacle that some agents pass in the game blocks", "obstacles that some agents pass in the game block",
				"all agents here");
	}

	private void lose(long count, String one, String many, String what) {
		if (count > 0) {
			diagnostics.add(Diagnostic.lost(Counts.of(count, one, many) + " " + what + "."));
		}
	}

	private String missing() {
		return files.missing().isEmpty() ? "" : " (" + names(List.copyOf(files.missing())) + ")";
	}

	private static String names(List<String> all) {
		return all.stream().distinct().limit(SHOWN).map(MessageText::shortened).collect(Collectors.joining(", "))
				+ (all.stream().distinct().count() > SHOWN ? " and others" : "");
	}
}
