package org.leeway.core.report;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A writer of levels as JSON objects. Uses the formatting of a given writer. docs/command-line.md explains the members.
 */
final class LevelJson {

	private final JsonWriter json;
	private final FormattingStyle style;
	/** The formatting of lists of coordinates or names, each on one line. */
	private final FormattingStyle listStyle;

	LevelJson(JsonWriter json) {
		this.json = json;
		this.style = json.getFormattingStyle();
		this.listStyle = FormattingStyle.COMPACT.withSpaceAfterSeparators(!style.getNewline().isEmpty());
	}

	void write(ReportedLevel level) throws IOException {
		CheckedLevel analysis = level.analysis();
		json.beginObject();
		json.name("file").value(level.file());
		if (level.level().isPresent()) {
			json.name("level").value(level.level().get());
		}
		json.name("width").value(analysis.header().width());
		json.name("height").value(analysis.header().height());
		if (analysis.header().diagonals() != Diagonals.NEVER) {
			json.name("diagonals").value(analysis.header().diagonals().id());
		}
		json.name("agents").beginArray();
		for (CheckedAgent agent : analysis.agents()) {
			writeAgent(agent, level);
		}
		json.endArray().name("findings").beginArray();
		for (Finding finding : level.findings()) {
			writeFinding(finding, analysis.header());
		}
		json.endArray().endObject().flush();
	}

	private void writeAgent(CheckedAgent analysis, ReportedLevel level) throws IOException {
		Agent agent = analysis.agent();
		json.beginObject();
		json.name("name").value(agent.name());
		json.name("size").value(agent.size());
		json.name("capability");
		writeOnOneLine(level.analysis().header().names(agent.capability()).toArray());
		if (level.analysis().header().lacksSpawn(agent)) {
			json.name("start").value("largest-region");
		}
		json.name("legalAnchors").value(analysis.legalAnchors());
		json.name("reachableAnchors").value(analysis.reachableAnchors());
		json.name("coveredCells").value(analysis.coveredCells());
		json.name("tooNarrowCells").value(analysis.tooNarrowCells());
		writePoses(agent, level.analysis());
		writeStartGroups(agent, level.analysis());
		json.name("unreachableRegions").beginArray();
		for (Region region : analysis.unreachableRegions(level.minArea(), Progress.NONE)) {
			writeRegion(region);
		}
		json.endArray();
		if (level.chokes().containsKey(agent)) {
			writeChokes(level.chokes().get(agent));
		}
		json.endObject();
	}

	private void writePoses(Agent agent, CheckedLevel level) throws IOException {
		Optional<PoseReach> poses = level.poses(agent, Progress.NONE);
		if (poses.isPresent()) {
			json.name("reachedPoses").value(poses.get().reachedPoses());
			json.name("trappedPoses").value(poses.get().trappedPoses());
		}
	}

	/** Writes the groups of connected spawns, the largest group first. Writes nothing if there is only one group. */
	private void writeStartGroups(Agent agent, CheckedLevel level) throws IOException {
		List<ApartStarts> apart = level.header().intent().startsApart() ? List.of() : level.apartStarts(agent, Progress.NONE);
		if (apart.isEmpty()) {
			return;
		}
		List<Cell> spawns = level.header().spawns(agent);
		json.name("startGroups").beginArray().beginObject();
		writeCells("spawns", apart.getFirst().gap().main().stream().map(spawns::get).toList());
		json.endObject();
		for (ApartStarts each : apart) {
			json.beginObject();
			writeCells("spawns", each.gap().other().stream().map(spawns::get).toList());
			if (each.way().isPresent()) {
				json.name("largest").value(each.way().get().size());
			}
			if (each.cut().isPresent()) {
				writeRectangle("cut", each.cut().get());
			}
			json.endObject();
		}
		json.endArray();
	}

	private void writeCells(String name, List<Cell> cells) throws IOException {
		json.name(name).beginArray();
		for (Cell cell : cells) {
			writeOnOneLine(cell.x(), cell.y());
		}
		json.endArray();
	}

	private void writeChokes(List<Choke> chokes) throws IOException {
		json.name("chokes").beginArray();
		for (Choke choke : chokes) {
			json.beginObject();
			json.name("width").value(choke.width());
			json.name("at");
			writeOnOneLine(choke.at().x(), choke.at().y());
			writeCells("across", choke.across());
			json.name("behind").value(choke.behind());
			json.endObject();
		}
		json.endArray();
	}

	private void writeRegion(Region region) throws IOException {
		json.beginObject();
		json.name("anchors").value(region.anchors());
		json.name("cells").value(region.cells());
		writeBounds(region.bounds());
		writeSample(region.sample());
		json.endObject();
	}

	private void writeFinding(Finding finding, LevelHeader level) throws IOException {
		json.beginObject();
		json.name("rule").value(finding.rule());
		json.name("severity").value(finding.severity().label());
		json.name("agent").value(finding.agent());
		json.name("message").value(finding.message());
		json.name("cells").value(finding.cells());
		writeBounds(finding.bounds());
		writeSample(finding.sample());
		if (!finding.untilRemoved().isEmpty()) {
			json.name("untilRemoved");
			writeOnOneLine(finding.untilRemoved().toArray());
		}
		Optional<Point> inGame = level.frame().places().of(finding.sample(), level.cellScale());
		if (inGame.isPresent()) {
			json.name("game");
			writeOnOneLine(inGame.get().x(), inGame.get().y());
		}
		json.endObject();
	}

	private void writeBounds(CellRect bounds) throws IOException {
		writeRectangle("bounds", bounds);
	}

	private void writeRectangle(String name, CellRect cells) throws IOException {
		json.name(name);
		writeOnOneLine(cells.x(), cells.y(), cells.width(), cells.height());
	}

	private void writeSample(Cell sample) throws IOException {
		json.name("sample");
		writeOnOneLine(sample.x(), sample.y());
	}

	private void writeOnOneLine(Object... values) throws IOException {
		json.beginArray();
		json.setFormattingStyle(listStyle);
		for (Object value : values) {
			if (value instanceof Number number) {
				json.value(number);
			} else {
				json.value(value.toString());
			}
		}
		json.endArray();
		json.setFormattingStyle(style);
	}
}
