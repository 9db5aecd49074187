package org.leeway.core.level.preset;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.XmlSource;
import org.leeway.core.level.preset.PassabilityClass.Interval;

/**
 * A reader of {@code pathfinder.xml}, the file of the game 0 A.D. with the passability classes of units. Sources: this file, and
 * {@code NAVCELL_SIZE} and {@code ExpandImpassableCells} in the source of the game.
 */
public final class PassabilityFile {

	private static final String CLASSES = "PassabilityClasses";
	private static final double LARGEST = 1000;
	private static final int MOST = 1000;

	private final XmlSource xml;
	private final String file;
	private final List<PassabilityClass> classes = new ArrayList<>();
	private final Set<String> names = new HashSet<>();

	private PassabilityFile(InputStream in, String file) throws IOException {
		this.xml = new XmlSource(in, file);
		this.file = file;
	}

	/**
	 * Reads the passability classes from a file.
	 *
	 * @param name of the file, for messages
	 * @throws LevelFormatException if the file has no passability class for units. The message has the file and the line
	 * @throws IOException if the file cannot be read
	 */
	public static List<PassabilityClass> read(InputStream in, String name) throws IOException {
		return new PassabilityFile(in, name).read();
	}

	private List<PassabilityClass> read() throws IOException {
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
		if (classes.stream().noneMatch(PassabilityClass::isForUnits)) {
			throw new LevelFormatException(file, 0, "no class with a clearance in <" + CLASSES + ">, expected some");
		}
		return List.copyOf(classes);
	}

	private void readClasses() throws IOException {
		for (Optional<String> name = xml.nextChild(); name.isPresent(); name = xml.nextChild()) {
			if (classes.size() == MOST) {
				throw xml.error("more than " + MOST + " classes, expected fewer");
			}
			readClass(name.get(), xml.line());
		}
	}

	private void readClass(String name, int line) throws IOException {
		String obstructions = "";
		double[] depth = {Interval.ALL.least(), Interval.ALL.most()};
		double[] shore = depth.clone();
		double steepest = Double.POSITIVE_INFINITY;
		double clearance = 0;
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "Obstructions" -> obstructions = xml.text().strip();
			case "MinWaterDepth" -> depth[0] = number("MinWaterDepth");
			case "MaxWaterDepth" -> depth[1] = number("MaxWaterDepth");
			case "MinShoreDistance" -> shore[0] = number("MinShoreDistance");
			case "MaxShoreDistance" -> shore[1] = number("MaxShoreDistance");
			case "MaxTerrainSlope" -> steepest = number("MaxTerrainSlope");
			case "Clearance" -> clearance = clearance(name, line);
			default -> xml.skip();
			}
		}
		if (!names.add(name)) {
			throw new LevelFormatException(file, line, "the class <" + name + "> for the second time, expected each once");
		}
		classes.add(new PassabilityClass(name, obstructions, new Interval(depth[0], depth[1]), steepest,
				new Interval(shore[0], shore[1]), clearance, line));
	}

	private double clearance(String name, int line) throws IOException {
		double clearance = number("Clearance");
		if (!(clearance > 0 && clearance <= LARGEST)) {
			throw new LevelFormatException(file, line, "a clearance of " + clearance + " in <" + name
					+ ">, expected more than 0 and at most " + LARGEST);
		}
		return clearance;
	}

	private double number(String element) throws IOException {
		String text = xml.text();
		return MessageText.number(text).orElseThrow(() -> xml.error("<" + element + ">: " + MessageText.quote(text)
				+ ", expected a finite number"));
	}
}
