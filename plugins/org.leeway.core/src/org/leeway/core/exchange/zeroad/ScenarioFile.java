package org.leeway.core.exchange.zeroad;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.zeroad.Scenario.Entity;
import org.leeway.core.exchange.zeroad.Scenario.Player;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.XmlSource;
import org.leeway.pathing.Progress;

/** A reader of the XML file of a map of 0 A.D. Source: {@code CXMLReader} in the source of the game. */
final class ScenarioFile {

	/** The name of the root element. */
	static final String ROOT = "Scenario";

	private static final long MAX_BYTES = 1 << 28;
	private static final int MOST_ENTITIES = 1 << 20;
	private static final int MOST_PLAYERS = 1000;

	private final XmlSource xml;
	private final String file;
	private final List<Entity> entities = new ArrayList<>();
	private final List<Player> players = new ArrayList<>();
	private double waterLevel = Double.NEGATIVE_INFINITY;
	private String name = "";
	private boolean circular;
	private boolean naval;

	private ScenarioFile(InputStream in, Path file) throws IOException {
		this.xml = new XmlSource(in, file.toString());
		this.file = file.toString();
	}

	/**
	 * Reads the XML file of a map.
	 *
	 * @throws LevelFormatException if the file is no XML file of a map
	 * @throws IOException if the file cannot be read
	 */
	static Scenario read(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.open(file, MAX_BYTES, progress)) {
			return new ScenarioFile(in, file).read();
		}
	}

	private Scenario read() throws IOException {
		String root = xml.root();
		if (!root.equals(ROOT)) {
			throw xml.error("the root element is <" + root + ">, expected <" + ROOT + ">, as in maps of 0 A.D.");
		}
		children(child -> {
			switch (child) {
			case "Environment" -> readEnvironment();
			case "Entities" -> children(entity -> readEntity());
			case "ScriptSettings" -> readSettings();
			default -> xml.skip();
			}
		});
		return new Scenario(name, waterLevel, circular, naval, players, entities);
	}

	/** A reader of one child of an XML element. The child is read up to its end. */
	private interface Child {

		void read(String name) throws IOException;
	}

	private void children(Child each) throws IOException {
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			each.read(child.get());
		}
	}

	private void readEnvironment() throws IOException {
		children(child -> {
			if (child.equals("Water")) {
				children(body -> children(property -> {
					if (property.equals("Height")) {
						waterLevel = number();
					} else {
						xml.skip();
					}
				}));
			} else {
				xml.skip();
			}
		});
	}

	private double number() throws IOException {
		String text = xml.text();
		return MessageText.number(text)
				.orElseThrow(() -> xml.error(MessageText.quote(text) + ", expected a finite number"));
	}

	private void readEntity() throws IOException {
		if (entities.size() == MOST_ENTITIES) {
			throw xml.error("more than " + MOST_ENTITIES + " entities, expected fewer");
		}
		String[] template = {""};
		int[] player = {0};
		double[] place = {Double.NaN, Double.NaN, 0};
		children(child -> {
			switch (child) {
			case "Template" -> template[0] = xml.text().strip();
			case "Player" -> player[0] = (int) number();
			case "Position" -> {
				place[0] = xml.number("x", Double.NaN);
				place[1] = xml.number("z", Double.NaN);
				xml.skip();
			}
			case "Orientation" -> {
				place[2] = xml.number("y", 0);
				xml.skip();
			}
			default -> xml.skip();
			}
		});
		if (Double.isNaN(place[0] + place[1]) || template[0].isEmpty()) {
			throw xml.error("an entity without a template or a position, expected both");
		}
		entities.add(new Entity(template[0], player[0], place[0], place[1], place[2]));
	}

	/** Reads the settings of the map. The settings are a text in JSON inside an XML element. */
	private void readSettings() throws IOException {
		int line = xml.line();
		byte[] text = xml.text().getBytes(StandardCharsets.UTF_8);
		JsonSource json = new JsonSource(new ByteArrayInputStream(text), file);
		try {
			json.reading(() -> {
				json.object(member -> readSetting(member, json));
				return null;
			});
		} catch (LevelFormatException wrong) {
			throw new LevelFormatException(file, line, "the settings in <ScriptSettings>: " + wrong.problem());
		}
	}

	private void readSetting(String member, JsonSource json) throws IOException {
		switch (member) {
		case "Name" -> name = json.text();
		case "CircularMap" -> circular = json.flag();
		case "Keywords" -> json.array(() -> {
			naval |= json.text().equals("naval");
			return null;
		});
		case "PlayerData" -> json.array(() -> {
			readPlayer(json);
			return null;
		});
		default -> json.skip();
		}
	}

	/**
	 * Reads a player. In some maps, the list of players begins with nature, as null or an empty text. This entry is
	 * skipped.
	 */
	private void readPlayer(JsonSource json) throws IOException {
		if (!json.isObject()) {
			json.skip();
			return;
		}
		String[] own = {"", ""};
		json.object(member -> {
			int at = List.of("Name", "Civ").indexOf(member);
			if (at >= 0 && json.isScalar()) {
				own[at] = json.text();
			} else {
				json.skip();
			}
		});
		if (players.size() < MOST_PLAYERS) {
			players.add(new Player(own[0], own[1]));
		}
	}
}
