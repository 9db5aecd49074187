package org.leeway.core.level.preset;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.XmlSource;

/**
 * A reader of {@code pathfinder.xml} of the game 0 A.D. Each class of units in the file becomes an agent.
 * <p> The clearance of a class, in metres, is the radius of the agent in cells, because a cell of the game is one metre
 * wide. The game extends impassable terrain to every side by the clearance, rounded up to whole cells. A unit then
 * needs only one free cell. So the size of the agent is twice the rounded clearance plus 1, which is always odd.
 * <p> A class that needs a depth of water becomes an agent on the terrain {@code water}, any other class an agent on
 * {@code ground}. Classes without a clearance are left out, because they are for buildings. Source: the file of the
 * game, {@code NAVCELL_SIZE} and {@code ExpandImpassableCells} in its source.
 */
final class PassabilityFile {

	private static final String CLASSES = "PassabilityClasses";
	private static final double LARGEST = 1000;
	private static final int MOST = 1000;

	private final XmlSource xml;
	private final String file;
	private final List<AgentPreset> agents = new ArrayList<>();
	private final List<Integer> lines = new ArrayList<>();
	private final Set<String> names = new HashSet<>();
	private final Set<String> dropped = new TreeSet<>();
	private final List<String> withoutClearance = new ArrayList<>();

	private PassabilityFile(InputStream in, String file) throws IOException {
		this.xml = new XmlSource(in, file);
		this.file = file;
	}

	/**
	 * Reads a file {@code pathfinder.xml} of the game 0 A.D. The caller has checked that the text of the file begins
	 * like XML.
	 *
	 * @throws LevelFormatException if the file has no classes of units. The message has the file and the line
	 * @throws IOException if the file cannot be read
	 */
	static AgentFile read(InputStream in, Path file) throws IOException {
		return new PassabilityFile(in, file.toString()).read();
	}

	private AgentFile read() throws IOException {
		String root = xml.root();
		if (!root.equals("Pathfinder")) {
			throw xml.error("the root element is <" + root + ">, expected <Pathfinder>, as in pathfinder.xml of 0 A.D.");
		}
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			if (child.get().equals(CLASSES)) {
				readClasses();
			} else {
				xml.skip();
			}
		}
		if (agents.isEmpty()) {
			throw new LevelFormatException(file, 0, "no class with a clearance in <" + CLASSES + ">, expected some");
		}
		return new AgentFile(file, List.copyOf(agents), List.copyOf(lines), dropped());
	}

	private List<String> dropped() {
		List<String> all = new ArrayList<>();
		if (!dropped.isEmpty()) {
			all.add("These limits of the classes are not read: " + String.join(", ", dropped) + ".");
		}
		if (!withoutClearance.isEmpty()) {
			all.add("Classes without a clearance are left out: " + String.join(", ", withoutClearance) + ".");
		}
		return all;
	}

	private void readClasses() throws IOException {
		for (Optional<String> name = xml.nextChild(); name.isPresent(); name = xml.nextChild()) {
			if (lines.size() + withoutClearance.size() == MOST) {
				throw xml.error("more than " + MOST + " classes, expected fewer");
			}
			readClass(name.get(), xml.line());
		}
	}

	private void readClass(String name, int line) throws IOException {
		OptionalDouble clearance = OptionalDouble.empty();
		boolean needsWater = false;
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "Clearance" -> clearance = OptionalDouble.of(number("Clearance"));
			case "MinWaterDepth" -> {
				needsWater = number("MinWaterDepth") > 0;
				dropped.add("MinWaterDepth");
			}
			default -> {
				dropped.add(child.get());
				xml.skip();
			}
			}
		}
		if (clearance.isEmpty()) {
			withoutClearance.add(name);
		} else {
			add(name, clearance.getAsDouble(), needsWater ? "water" : "ground", line);
		}
	}

	private double number(String element) throws IOException {
		String text = xml.text();
		return MessageText.number(text).orElseThrow(() -> xml.error("<" + element + ">: " + MessageText.quote(text)
				+ ", expected a finite number"));
	}

	private void add(String name, double clearance, String terrain, int line) throws LevelFormatException {
		if (!(clearance > 0 && clearance <= LARGEST)) {
			throw new LevelFormatException(file, line, "a clearance of " + clearance + " in <" + name + ">, expected more than 0"
					+ " and at most " + LARGEST);
		}
		if (!names.add(name)) {
			throw new LevelFormatException(file, line, "the class <" + name + "> for the second time, expected each once");
		}
		agents.add(new AgentPreset(name, 2 * (int) Math.ceil(clearance) + 1, terrain,
				AgentTraits.parse(List.of("radius=" + clearance))));
		lines.add(line);
	}
}
