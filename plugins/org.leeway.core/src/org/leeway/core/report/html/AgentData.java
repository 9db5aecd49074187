package org.leeway.core.report.html;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Agent;

/** A writer of what a page shows about an agent. */
final class AgentData {

	/** Limit for the chokes of an agent that a page shows. */
	static final int LIMIT = 2000;

	private final ReportedLevel level;

	AgentData(ReportedLevel level) {
		this.level = level;
	}

	/** Writes an agent without layers and chokes. */
	void write(CheckedAgent checked, PageJson json) throws IOException {
		LevelHeader header = level.analysis().header();
		Agent agent = checked.agent();
		json.put("name", agent.name());
		json.put("label", header.describe(agent));
		json.put("size", agent.size());
		json.put("terrains", header.describe(agent.capability()));
		json.put("lacksSpawn", header.lacksSpawn(agent));
		json.put("legalAnchors", checked.legalAnchors());
		json.put("reachableAnchors", checked.reachableAnchors());
		json.put("coveredCells", checked.coveredCells());
		json.put("tooNarrowCells", checked.tooNarrowCells());
	}

	/** Writes an agent. */
	void write(CheckedAgent agent, List<AgentLayers.Shown> layers, List<Choke> chokes, PageJson json) throws IOException {
		write(agent, json);
		json.list("layers", layers, AgentData::layer);
		json.table("chokes", chokes.subList(0, Math.min(LIMIT, chokes.size())), AgentData::choke);
		Map<Integer, Integer> widths = new TreeMap<>();
		chokes.forEach(choke -> widths.merge(choke.width(), 1, Integer::sum));
		json.list("chokeWidths", List.copyOf(widths.entrySet()), (entry, each) -> {
			each.put("width", entry.getKey());
			each.put("count", entry.getValue());
		});
	}

	private static void layer(AgentLayers.Shown shown, PageJson json) throws IOException {
		json.put("id", shown.layer().id());
		json.put("title", shown.layer().title());
		json.put("summary", shown.layer().summary());
		json.put("opacity", shown.layer().opacity());
		json.put("numbers", shown.layer().hasNumbers());
		json.raster("raster", shown.block());
		json.colours("colours", shown.colours());
		json.legend("legend", shown.legend());
	}

	private static void choke(Choke choke, PageTable table) {
		table.put("width", choke.width());
		table.put("behind", choke.behind());
		table.put("place", choke.place());
		table.put("first", choke.across().getFirst());
		table.put("last", choke.across().getLast());
	}
}
