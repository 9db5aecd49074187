package org.leeway.core.report.html;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Severity;
import org.leeway.core.colour.Colour;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.LayerRoute;
import org.leeway.core.layer.RoutesLayer;
import org.leeway.core.layer.TerrainLayer;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.Terrain;
import org.leeway.core.patch.PatchBase;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * A writer of the data of a level: its rasters, then a block with everything else. A raster has a value for each cell.
 */
final class LevelData {

	/**
	 * Limit for the cells of a level that a page shows as a map: 4096 x 4096. Browsers have trouble with larger maps.
	 */
	static final long MOST_CELLS = 1 << 24;

	private final ReportedLevel level;
	private final Optional<Changes> changes;
	private final OverlayColours colours;
	private final Progress progress;
	private final boolean live;
	private final RasterPacker packer;

	private record DrawnAgent(CheckedAgent checked, List<AgentLayers.Shown> layers, List<Choke> chokes) {
	}

	/**
	 * Creates a writer of a level.
	 *
	 * @param live whether the page is live. Then its module for computations needs further data
	 * @param packer a packer that has not packed any raster yet
	 */
	LevelData(ReportedLevel level, Optional<Changes> changes, OverlayColours colours, boolean live, RasterPacker packer,
			Progress progress) {
		this.level = level;
		this.changes = changes;
		this.colours = colours;
		this.live = live;
		this.packer = packer;
		this.progress = progress;
	}

	/** Returns an upper bound for the units of work that {@link #write} reports. One row of a raster is a unit. */
	static long steps(LevelHeader level) {
		return level.height() * (4L + 4L * level.agents().size());
	}

	/**
	 * Writes all data of the level: first its rasters, and then a block with everything else. If the level is too large for a
	 * map, or its cells are not in memory, writes only a smaller block without rasters.
	 *
	 * @param number the index of the level on the page. Makes the ids of its rasters unique
	 */
	void write(int number, Writer out) throws IOException {
		RasterBlocks blocks = new RasterBlocks(out, "raster-" + number + "-", packer, progress);
		Optional<LevelAnalysis> drawn = drawn(level.analysis());
		if (drawn.isEmpty()) {
			PageJson.block("level", out, json -> {
				writeFacts(json);
				json.list("agents", level.analysis().agents(), (agent, each) -> new AgentData(level).write(agent, each));
			});
			return;
		}
		LevelAnalysis analysis = drawn.get();
		RasterBlocks.Block terrain = blocks.add(TerrainLayer.of(analysis.snapshot()));
		List<DrawnAgent> agents = agents(analysis, blocks);
		Optional<ChangeData> since = changes.map(each -> new ChangeData(each, colours));
		if (since.isPresent()) {
			since.get().writeRasters(blocks);
		}
		List<LayerRoute> routes = new RoutesLayer().routes(LayerQuery.of(analysis), progress);
		List<BalanceData> balance = BalanceData.of(analysis, progress);
		PageJson.block("level", out, json -> {
			writeFacts(json);
			json.raster("terrain", terrain);
			json.list("agents", agents,
					(agent, each) -> new AgentData(level).write(agent.checked(), agent.layers(), agent.chokes(), each));
			new ObjectData(analysis.header()).write(json);
			json.list("routes", routes, RouteData::write);
			json.list("balance", balance, BalanceData::write);
			if (since.isPresent()) {
				json.name("since").object(since.get()::write);
			}
			if (live && !analysis.agents().isEmpty()) {
				json.name("live").object(all -> writeLive(analysis, all));
			}
		});
	}

	private void writeLive(LevelAnalysis analysis, PageJson json) throws IOException {
		json.put("base", PatchBase.of(analysis.snapshot(), progress).hash());
		new LiveData(analysis.header()).write(json);
	}

	/** Writes the rasters of the agents' layers, and returns the data of the agents. */
	private List<DrawnAgent> agents(LevelAnalysis analysis, RasterBlocks blocks) throws IOException {
		AgentLayers layers = new AgentLayers(analysis, colours, blocks, progress);
		Map<Agent, List<Choke>> chokes = level.chokes().isEmpty() ? analysis.chokes(level.minArea(), progress)
				: level.chokes();
		List<DrawnAgent> agents = new ArrayList<>();
		for (AgentAnalysis agent : analysis.agents()) {
			agents.add(new DrawnAgent(agent, layers.of(agent.agent()), chokes.get(agent.agent())));
		}
		return agents;
	}

	private static Optional<LevelAnalysis> drawn(CheckedLevel level) {
		return level instanceof LevelAnalysis analysis
				&& level.header().width() * (long) level.header().height() <= MOST_CELLS ? Optional.of(analysis)
						: Optional.empty();
	}

	private void writeFacts(PageJson json) throws IOException {
		LevelHeader header = level.analysis().header();
		json.put("file", level.label());
		json.put("name", header.name());
		json.put("width", header.width());
		json.put("height", header.height());
		if (header.diagonals() != Diagonals.NEVER) {
			json.put("diagonals", header.diagonals().id());
		}
		json.put("minArea", level.minArea());
		json.list("terrains", header.terrains(), LevelData::terrain);
		for (Severity severity : Severity.values()) {
			json.put(severity.label(), level.count(severity));
		}
		new FindingData(level).write(json);
	}

	private static void terrain(Terrain terrain, PageJson json) throws IOException {
		LegendEntry legend = terrain.legend();
		json.put("id", terrain.id());
		json.put("name", legend.label());
		json.put("colour", Colour.format(legend.rgb()));
	}
}
