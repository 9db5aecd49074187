package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

import org.leeway.core.compare.Fairness;
import org.leeway.core.compare.UnfairPlace;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.pathing.compare.Aspect;
import org.leeway.pathing.compare.Asymmetry;
import org.leeway.pathing.compare.Relevance.Degree;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Symmetry;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A report of the places where a level is not symmetric, for people and for programs. Each place differs from its image, which
 * is the mirrored or rotated place.
 *
 * @param minArea the least number of cells of a place in the report
 * @param compared the comparisons of the level with the mirrored or rotated level, at least one. Agents that cross the same
 * terrains and have the same spawns share a comparison
 * @param unfair the places that differ in at least one comparison, the most relevant first
 */
record SymmetryReport(String file, Symmetry symmetry, long minArea, List<Fairness> compared, List<UnfairPlace> unfair) {

	/**
	 * Returns whether the level is fair. Two things make a level unfair:
	 * <ul>
	 * <li>A mirrored or rotated spawn is missing.
	 * <li>A place differs from its mirrored or rotated place, and {@linkplain UnfairPlace#isReached is reached}.
	 * </ul>
	 */
	boolean isFair() {
		return loneSpawns().isEmpty() && unfair.stream().noneMatch(UnfairPlace::isReached);
	}

	void write(ReportFormat format, Writer out) throws IOException {
		if (format == ReportFormat.json) {
			writeJson(out);
		} else {
			writeText(out);
		}
		out.flush();
	}

	private void writeText(Writer out) throws IOException {
		for (UnfairPlace place : unfair) {
			out.write(MessageText.visible(place.describe()) + "\n");
		}
		for (Cell spawn : loneSpawns()) {
			out.write("spawn " + spawn + " has no partner\n");
		}
		out.write(MessageText.visible(file) + ": " + summary() + " (" + symmetry.id() + ")\n");
	}

	private String summary() {
		long unreached = count(Degree.UNREACHED);
		long decoration = count(Degree.DECORATION);
		long count = loneSpawns().size() + count(Degree.REACHED);
		return (count > 0 ? Counts.of(count, "place differs", "places differ")
				: "nothing differs" + (unfair.isEmpty() ? "" : " that agents reach"))
				+ (unreached == 0 ? "" : ", " + unreached + " " + Degree.UNREACHED.label())
				+ (decoration == 0 ? "" : ", " + decoration + " " + Degree.DECORATION.label());
	}

	private long count(Degree degree) {
		return unfair.stream().filter(place -> place.group().degree() == degree).count();
	}

	private void writeJson(Writer out) throws IOException {
		JsonWriter json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("file").value(file).name("symmetry").value(symmetry.id());
		json.name("places").beginArray();
		for (Fairness fairness : compared) {
			for (Asymmetry place : fairness.places()) {
				if (place.cells() >= minArea) {
					writePlace(place, fairness, json);
				}
			}
		}
		json.endArray().name("groups").beginArray();
		for (UnfairPlace place : unfair) {
			writeGroup(place, json);
		}
		json.endArray().name("loneSpawns").beginArray();
		for (Cell spawn : loneSpawns()) {
			writeCell(spawn, json);
		}
		json.endArray().endObject().flush();
		out.write('\n');
	}

	private static void writePlace(Asymmetry place, Fairness fairness, JsonWriter json) throws IOException {
		json.beginObject().name("aspect").value(place.aspect().label());
		json.name("capability").value(place.aspect() == Aspect.TERRAIN ? "" : capability(fairness));
		if (!fairness.question().origin().agent().isEmpty()) {
			json.name("agent").value(fairness.question().origin().agent());
		}
		json.name("at");
		writeCell(place.here(), json);
		json.name("value").value(fairness.describe(place.aspect(), place.value()));
		json.name("image");
		writeCell(place.there(), json);
		json.name("imageValue").value(fairness.describe(place.aspect(), place.otherValue()));
		writeArea(place.cells(), place.bounds(), json);
		json.endObject();
	}

	private static void writeGroup(UnfairPlace place, JsonWriter json) throws IOException {
		json.beginObject().name("aspects").beginArray();
		for (Aspect aspect : place.aspects()) {
			json.value(aspect.label());
		}
		json.endArray().name("place").value(place.name()).name("relevance")
				.value(place.group().degree().name().toLowerCase(Locale.ROOT));
		writeArea(place.group().cells(), place.group().bounds(), json);
		json.endObject();
	}

	private static void writeArea(long cells, CellRect bounds, JsonWriter json) throws IOException {
		json.name("cells").value(cells).name("bounds").beginArray().value(bounds.x()).value(bounds.y())
				.value(bounds.width()).value(bounds.height()).endArray();
	}

	private static void writeCell(Cell cell, JsonWriter json) throws IOException {
		json.beginArray().value(cell.x()).value(cell.y()).endArray();
	}

	private static String capability(Fairness fairness) {
		return fairness.question().analysis().snapshot().describe(fairness.question().origin().capability());
	}

	/**
	 * Returns the spawns without a counterpart: there is no spawn at the mirrored or rotated cell. Each spawn is listed once,
	 * even if its counterpart is missing for several agents.
	 */
	private List<Cell> loneSpawns() {
		return compared.size() == 1 || compared.getFirst().question().origin().agent().isEmpty() ? lone(compared.getFirst())
				: compared.stream().flatMap(fairness -> lone(fairness).stream()).distinct().toList();
	}

	private static List<Cell> lone(Fairness fairness) {
		return fairness.diff().orElseThrow().loneSpawns();
	}
}
