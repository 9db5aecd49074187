package org.leeway.ui.live;

import java.util.List;

/** The texts of the button that switches a live link on and off, and shows the games of the link. */
public final class LiveWords {

	private static final int LONGEST = 16;

	private LiveWords() {
	}

	/** Returns the label of the button that switches the link on and off, such as {@code Live: 2 games}. */
	public static String label(LiveLink link) {
		List<String> games = link.games();
		if (!link.isOn()) {
			return "Live";
		}
		return "Live: " + switch (games.size()) {
		case 0 -> "no game";
		case 1 -> escaped(shortened(games.getFirst()));
		default -> games.size() + " games";
		};
	}

	/** Doubles each {@code &} of a text. SWT would read a single {@code &} as the mark of a mnemonic key. */
	private static String escaped(String text) {
		return text.replace("&", "&&");
	}

	private static String shortened(String name) {
		return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1) + "\u2026";
	}

	/** Returns the explanation of the switch. */
	public static String tip(LiveLink link) {
		if (!link.isOn()) {
			return "Let running games on this computer follow each edit, and show where their units are";
		}
		return link.games().isEmpty() ? "Waiting for running games to connect"
				: "Connected: " + escaped(String.join(", ", link.games()));
	}
}
