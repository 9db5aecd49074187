package org.leeway.core.exchange.warzone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;

/** The messages of an import. They say which parts of the maps are left out, and what the import assumes. */
final class ImportNotes {

	private static final int MOST_NAMED = 5;
	/**
	 * Limit for the number of messages that each name one left-out map. If more maps are left out, one last message says how
	 * many.
	 */
	private static final int MOST_LEFT_OUT = 100;

	private final List<Diagnostic> leftOut = new ArrayList<>();
	private final Map<String, Integer> unknown = new TreeMap<>();
	private final List<String> limited = new ArrayList<>();
	private final List<String> withoutTypes = new ArrayList<>();
	private final List<String> withoutFiles = new ArrayList<>();
	private int outside;
	private int gates;
	private long gateways;

	/**
	 * Adds a note that a map is left out.
	 *
	 * @param why the reason, without a full stop
	 */
	void leaveOut(String map, String why) {
		leftOut.add(Diagnostic.lost(MessageText.shortened(map) + " is left out: " + why + "."));
	}

	/** Counts an object that the game does not know. */
	void addUnknown(String name) {
		unknown.merge(name, 1, Integer::sum);
	}

	/** Counts an object that lies outside of its map. */
	void addOutside() {
		outside++;
	}

	/** Counts a gate. */
	void addGate() {
		gates++;
	}

	/** Counts gateways, which are hints for computer players. */
	void addGateways(long count) {
		gateways += count;
	}

	/** Adds a note that the game uses only a part of this map at the beginning. */
	void addLimited(String map) {
		limited.add(map);
	}

	/** Adds a note that a map has tiles of unknown types. */
	void addWithoutTypes(String map) {
		withoutTypes.add(map);
	}

	/** Adds a note that a map has no file for a kind of objects. */
	void addWithout(String map, ObjectKind kind) {
		withoutFiles.add(map + " (" + kind.title() + ")");
	}

	/**
	 * Returns the messages.
	 *
	 * @param isFromGame whether the sizes of structures and features come from the files of a game
	 * @param option the name of the option for the folder of the game
	 */
	List<Diagnostic> diagnostics(boolean isFromGame, String option) {
		List<Diagnostic> all = new ArrayList<>(leftOut.subList(0, Math.min(leftOut.size(), MOST_LEFT_OUT)));
		if (leftOut.size() > MOST_LEFT_OUT) {
			all.add(Diagnostic.lost(Counts.of(leftOut.size() - MOST_LEFT_OUT, "more map is", "more maps are") + " left out."));
		}
		if (!isFromGame) {
			all.add(Diagnostic.doubtful("The files of the game are not found, so the sizes of structures and features are those of the"
					+ " usual ones of version 4.3; the option " + option + " tells the folder of the game."));
		}
		if (!unknown.isEmpty()) {
			int count = unknown.values().stream().mapToInt(Integer::intValue).sum();
			all.add(Diagnostic.lost(Counts.of(count, "object", "objects") + " of " + Counts.of(unknown.size(), "kind", "kinds")
					+ " that the game does not have, such as " + MessageText.quote(unknown.keySet().iterator().next())
					+ ", block nothing."));
		}
		if (outside > 0) {
			all.add(Diagnostic.lost(outside == 1 ? "An object outside of the map is left out."
					: Counts.digits(outside) + " objects outside of the map are left out."));
		}
		addNamed(withoutFiles, "There is no file of objects for ", ".", all);
		addNamed(withoutTypes, "Some tiles have no type in " + TileTypes.FILE + " and count as sand, as in the game: ", ".", all);
		addNamed(limited, "A game begins in a part of the map, and the rest is edge: ", ".", all);
		if (gates > 0) {
			all.add(Diagnostic.marked("Gates (" + gates + ") block all units here, but in the game they open for their players."));
		}
		all.add(Diagnostic.assumed((gateways == 0 ? "" : Counts.of(gateways, "gateway is", "gateways are")
				+ " left out: hints of narrow places for computer players. ") + "VTOLs fly over everything and are no agents."));
		return all;
	}

	private static void addNamed(List<String> names, String before, String after, List<Diagnostic> all) {
		if (!names.isEmpty()) {
			String more = names.size() > MOST_NAMED ? " and " + (names.size() - MOST_NAMED) + " more" : "";
			all.add(Diagnostic.marked(before + String.join(", ", names.stream().limit(MOST_NAMED).map(MessageText::shortened).toList())
					+ more + after));
		}
	}
}
