package org.leeway.core.layer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Origin;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.Palette;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.Brushfire;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * A value for every cell of a level, 0..65535, and the colours of these values. This is the one home of both: the
 * editor's overlays and the exported images take them from here. Immutable, thread-safe, and cheap to make: the values
 * stay where the analysis keeps them. What cells are to a unit has the colours of {@link ColourScheme#OKABE_ITO}, which
 * are named below, unless others are {@linkplain #in chosen}.
 *
 * <p>Widths ({@link Kind#CLEARANCE}, {@link Kind#FIT}) are coloured for what a designer must tell apart: each of the
 * sizes 1 to 8 is a large, equal step from dark violet to green; from 8 to 64 each doubling is an equal, smaller step
 * to yellow; what is wider stays yellow. Lightness rises with the width, and 0 is a neutral dark.
 *
 * <p>Distances ({@link Kind#BRUSHFIRE}) have the colours of widths.
 *
 * <p>Classes ({@link Kind#REACHABILITY}): 0 blocked (dark); 1 too narrow: traversable, but in no legal footprint
 * (yellow); 2 cut off: in a legal footprint, in no reachable one (vermilion); 3 reachable (blue); 4 cut off as the level
 * declares to be intended (grey), which is in the legend only where the agent has such regions.
 *
 * <p>The comparison ({@link Kind#BRUSHFIRE_LOSS}) has the same classes, but 3 is what only true clearance shows to be
 * reachable (pink), and 4 what Brushfire distances do too (blue).
 *
 * <p>The range of a unit ({@link Kind#RANGE}) has the classes 0 and 1 too; 2 fits the unit elsewhere (vermilion), 3 is where
 * it could go from where it stands (blue), and 4 where it stands (green).
 */
public final class OverlayLayer {

	/** What the values mean. */
	public enum Kind {
		/** The terrain id of the cell. */
		TERRAIN("terrain", "terrain id"),
		/** True clearance of the anchor. */
		CLEARANCE("clearance", "true clearance"),
		/** The distance of the cell to the nearest that is not traversable. */
		BRUSHFIRE("brushfire", "Brushfire distance"),
		/** The largest size that reaches the anchor from a spawn. */
		FIT("fit", "largest size that reaches the anchor"),
		/** The class of the cell for one agent. */
		REACHABILITY("reachability", "reachability class"),
		/** The class of the cell for one agent, where Brushfire distances decide where it may stand. */
		BRUSHFIRE_LOSS("brushfire-loss", "reachability class by Brushfire distance"),
		/** The class of the cell for one unit where it stands. */
		RANGE("range", "class of what a unit reaches from where it stands");

		private final String label;
		private final String metric;

		Kind(String label, String metric) {
			this.label = label;
			this.metric = metric;
		}

		/** The name on the command line and in exports. */
		public String label() {
			return label;
		}

		/** What is measured, in words. */
		public String metric() {
			return metric;
		}

		/** Whether the values are for the terrains that agents cross, whatever their sizes. */
		public boolean isOfCapability() {
			return isWidth() || this == BRUSHFIRE;
		}

		/** Whether the values depend on where units start. */
		public boolean startsAtSpawns() {
			return this == FIT || this == REACHABILITY || this == BRUSHFIRE_LOSS;
		}

		/** Whether the values are sizes of footprints, which have an {@link Anchor}. */
		public boolean isWidth() {
			return this == CLEARANCE || this == FIT;
		}
	}

	/** Which cell of a square footprint a width is written to. */
	public enum Anchor {
		/** The footprint's top-left cell. */
		TOP_LEFT("top-left"),
		/** The footprint's middle cell; of the four of an even size, the top-left one. */
		CENTRE("centre");

		private final String label;

		Anchor(String label) {
			this.label = label;
		}

		/** The name on the command line and in exports. */
		public String label() {
			return label;
		}
	}

	/** The class of what is cut off by intention. */
	private static final int INTENDED = 4;

	private final Kind kind;
	private final Anchor anchor;
	private final TerrainGrid source;
	private final LayerRows rows;
	/** The palette among those of some colours. */
	private final Function<OverlayColours, Palette> choice;
	private final OverlayColours colours;
	private final Palette palette;

	private OverlayLayer(Kind kind, Anchor anchor, TerrainGrid source, LayerRows rows,
			Function<OverlayColours, Palette> choice, OverlayColours colours) {
		this.kind = kind;
		this.anchor = anchor;
		this.source = source;
		this.rows = rows;
		this.choice = choice;
		this.colours = colours;
		this.palette = choice.apply(colours);
	}

	private OverlayLayer(Kind kind, Anchor anchor, TerrainGrid source, LayerRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, choice, ColourScheme.OKABE_ITO.colours());
	}

	/** The same values in other colours; terrains keep those of the level. */
	public OverlayLayer in(OverlayColours others) {
		return others == colours ? this : new OverlayLayer(kind, anchor, source, rows, choice, others);
	}

	/** The terrain of every cell, in the level's own colours. */
	public static OverlayLayer terrain(LevelSnapshot snapshot) {
		TerrainGrid grid = snapshot.grid();
		Map<Integer, LegendEntry> named = new LinkedHashMap<>();
		snapshot.terrains().forEach(each -> named.put(each.id(), new LegendEntry(each.name(), each.rgb())));
		Palette palette = Palette.ids(named, TerrainGrid.TERRAINS);
		return new OverlayLayer(Kind.TERRAIN, Anchor.TOP_LEFT, grid, terrainRows(grid), any -> palette);
	}

	/** The true clearance of every anchor. */
	public static OverlayLayer clearance(LevelAnalysis analysis, Capability capability, Anchor anchor) {
		ClearanceMap map = analysis.clearance(capability);
		ClearanceMap anchored = anchor == Anchor.CENTRE ? map.centred() : map;
		return new OverlayLayer(Kind.CLEARANCE, anchor, analysis.snapshot().grid(), new ClearanceRows(anchored),
				OverlayColours::clearance);
	}

	/** The distance of every cell to the nearest that is not traversable. */
	public static OverlayLayer brushfire(LevelAnalysis analysis, Capability capability) {
		return new OverlayLayer(Kind.BRUSHFIRE, Anchor.TOP_LEFT, analysis.snapshot().grid(),
				cells(Brushfire.of(analysis.clearance(capability))::get), OverlayColours::clearance);
	}

	/** The largest size that reaches every anchor from any spawn; empty where the level has no spawn. */
	public static Optional<OverlayLayer> fit(LevelAnalysis analysis, Capability capability, Anchor anchor) {
		return fit(analysis, Origin.of(capability), anchor);
	}

	/** The largest size that reaches every anchor; empty where there is no spawn to come from. */
	public static Optional<OverlayLayer> fit(LevelAnalysis analysis, Origin origin, Anchor anchor) {
		return analysis.fit(origin).map(map -> fit(map, analysis.snapshot().grid(), anchor));
	}

	/** The same as {@link #limitedFit(LevelAnalysis, Origin)}, from all spawns. */
	public static Optional<OverlayLayer> limitedFit(LevelAnalysis analysis, Capability capability) {
		return limitedFit(analysis, Origin.of(capability));
	}

	/**
	 * The largest size that reaches every anchor, up to {@link LevelAnalysis#FIT_LIMIT}: after an edit it is there sooner
	 * than that without a limit. Empty where there is no spawn to come from.
	 */
	public static Optional<OverlayLayer> limitedFit(LevelAnalysis analysis, Origin origin) {
		return analysis.fitPlanes(origin).map(planes -> new OverlayLayer(Kind.FIT, Anchor.TOP_LEFT,
				analysis.snapshot().grid(), new FitRows(planes), colours -> colours.fit(LevelAnalysis.FIT_LIMIT)));
	}

	private static OverlayLayer fit(FitMap map, TerrainGrid grid, Anchor anchor) {
		CellValues values = map::get;
		if (anchor == Anchor.CENTRE) {
			values = new CentredWidths(map::get, grid.width(), grid.height());
		}
		return new OverlayLayer(Kind.FIT, anchor, grid, cells(values), OverlayColours::fit);
	}

	/** The class of every cell for an agent. */
	public static OverlayLayer reachability(LevelAnalysis analysis, Agent agent) {
		AgentAnalysis reached = analysis.agent(agent);
		LayerRows rows = new NestedRows(List.of(reached.traversable(), reached.reachability().fitting(),
				reached.reachability().covered()));
		TerrainGrid grid = analysis.snapshot().grid();
		return IntendedRegions.of(analysis, agent)
				.map(cells -> new OverlayLayer(Kind.REACHABILITY, Anchor.TOP_LEFT, grid,
						new IntendedRows(rows, cells, INTENDED), OverlayColours::reachabilityWithIntended))
				.orElseGet(() -> new OverlayLayer(Kind.REACHABILITY, Anchor.TOP_LEFT, grid, rows,
						OverlayColours::reachability));
	}

	/** The class of every cell for an agent, and what it would lose by Brushfire distances. */
	public static OverlayLayer brushfireLoss(LevelAnalysis analysis, Agent agent) {
		AgentAnalysis reached = analysis.agent(agent);
		LayerRows rows = new NestedRows(List.of(reached.traversable(), reached.reachability().fitting(),
				reached.reachability().covered(), analysis.reachabilityByBrushfire(agent).covered()));
		return new OverlayLayer(Kind.BRUSHFIRE_LOSS, Anchor.TOP_LEFT, analysis.snapshot().grid(), rows,
				OverlayColours::brushfireLoss);
	}

	/** The class of every cell for an agent that stands on an anchor. */
	public static OverlayLayer range(LevelAnalysis analysis, Agent agent, UnitRange range) {
		return range(analysis, agent, List.of(range.cells(), range.footprint()));
	}

	/** The same without the class of the cells where it stands: so it is one layer for all anchors in the range. */
	public static OverlayLayer rangeAlone(LevelAnalysis analysis, Agent agent, UnitRange range) {
		return range(analysis, agent, List.of(range.cells()));
	}

	private static OverlayLayer range(LevelAnalysis analysis, Agent agent, List<BitPlane> range) {
		AgentAnalysis where = analysis.agent(agent);
		List<BitPlane> planes = new ArrayList<>(List.of(where.traversable(), where.reachability().fitting()));
		planes.addAll(range);
		return new OverlayLayer(Kind.RANGE, Anchor.TOP_LEFT, analysis.snapshot().grid(), new NestedRows(planes),
				OverlayColours::range);
	}

	public Kind kind() {
		return kind;
	}

	/** Where the values of widths are written to; {@link Anchor#TOP_LEFT} for other layers. */
	public Anchor anchor() {
		return anchor;
	}

	/** The grid the layer was computed from: identical with a level's grid unless the layer is stale. */
	public TerrainGrid source() {
		return source;
	}

	public int width() {
		return source.width();
	}

	public int height() {
		return source.height();
	}

	/** The value of a cell. */
	public int value(int x, int y) {
		int[] value = new int[1];
		values(x, y, 1, value);
		return value[0];
	}

	/**
	 * Writes the values of {@code length} cells of row {@code y}, from column {@code x} on, to the start of
	 * {@code target}.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside
	 */
	public void values(int x, int y, int length, int[] target) {
		Objects.checkFromIndexSize(x, length, width());
		Objects.checkIndex(y, height());
		rows.values(x, y, length, target);
	}

	/** Rectangles around the cells whose value or colour may differ from that of {@code old}. */
	public List<CellRect> changedSince(OverlayLayer old) {
		boolean alike = kind == old.kind && palette == old.palette && width() == old.width() && height() == old.height();
		return (alike ? rows.changedSince(old.rows) : Optional.<TileSet>empty())
				.map(tiles -> tiles.cells(width(), height())).orElse(List.of(source.bounds()));
	}

	/** Whether the values are numbers for people, and not classes or names. */
	public boolean hasNumbers() {
		return kind.isOfCapability();
	}

	/** A value in digits; with {@code +} where it stands for larger ones too, and empty for nothing. */
	public String text(int value) {
		boolean isLimit = value >= LevelAnalysis.FIT_LIMIT && palette == colours.fit(LevelAnalysis.FIT_LIMIT);
		return value == 0 ? "" : isLimit ? value + "+" : Integer.toString(value);
	}

	/** The colour of a value as {@code 0xRRGGBB}. */
	public int colour(int value) {
		return palette.colour(value);
	}

	/** Like {@link #values}, but writes the colours of the values. */
	public void colours(int x, int y, int length, int[] rgb) {
		values(x, y, length, rgb);
		palette.apply(rgb, length);
	}

	/** What the colours mean, in the order of the values. The same for all layers of a kind, but for terrains. */
	public List<LegendEntry> legend() {
		return palette.legend();
	}

	private static LayerRows terrainRows(TerrainGrid grid) {
		return (x, y, length, target) -> {
			byte[] ids = new byte[length];
			grid.copyRow(x, y, length, ids, 0);
			for (int i = 0; i < length; i++) {
				target[i] = ids[i] & 0xFF;
			}
		};
	}

	private static LayerRows cells(CellValues values) {
		return (x, y, length, target) -> {
			for (int i = 0; i < length; i++) {
				target[i] = values.get(x + i, y);
			}
		};
	}
}
