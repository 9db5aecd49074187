package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;

/**
 * The name of a map and its number of players. Since version 4.3 of the game, both are in the file {@code level.json}. Without this
 * file, both come from the name of the folder, such as {@code 4c-rush} for 4 players.
 *
 * @param players number of players. 0 if not known
 */
record MapInfo(String name, int players) {

	private static final String FILE = "level.json";
	/** A pattern for names of folders that begin with the number of players, such as {@code 4c-rush} for 4 players. */
	private static final Pattern PLAYERS = Pattern.compile("(\\d{1,2})c-.*");

	/**
	 * Reads the name and the number of players.
	 *
	 * @throws IOException if a file cannot be read
	 */
	static MapInfo of(MapFiles files) throws IOException {
		Matcher matcher = PLAYERS.matcher(files.name());
		MapInfo usual = new MapInfo(files.name(), matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0);
		Optional<MapInfo> given = files.read(FILE, (in, name) -> read(in, name, usual));
		return given.orElse(usual);
	}

	private static MapInfo read(InputStream in, String file, MapInfo usual) throws IOException {
		JsonSource json = new JsonSource(InputFile.text(in, file), file);
		String[] name = {usual.name};
		int[] players = {usual.players};
		return json.reading(() -> {
			json.object(member -> {
				if (member.equals("name") && json.isScalar()) {
					name[0] = json.text();
				} else if (member.equals("players") && json.isScalar()) {
					players[0] = json.whole();
				} else {
					json.skip();
				}
			});
			return new MapInfo(name[0], players[0]);
		});
	}
}
