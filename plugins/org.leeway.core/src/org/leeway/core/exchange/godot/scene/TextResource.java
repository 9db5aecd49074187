package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;

/** The sections of a file in text format that holds a scene or another resource. */
final class TextResource {

	private static final String SCENE = "gd_scene";
	private static final String RESOURCE = "gd_resource";
	/** The oldest version of the text format in Godot 4. In the newest version, lists of bytes are in base64. */
	private static final int OLDEST = 3;
	private static final int NEWEST = 4;

	private final String file;
	private final Map<String, TextSection> links = new HashMap<>();
	private final Map<String, TextSection> resources = new HashMap<>();
	private final List<TextSection> nodes = new ArrayList<>();
	private TextSection main;
	private boolean isScene;

	private TextResource(String file) {
		this.file = file;
	}

	/**
	 * Reads a file in text format.
	 *
	 * @param file the name of the file, for messages
	 * @throws LevelFormatException if the text is no resource of Godot 4
	 */
	static TextResource read(InputStream in, String file, Budget budget) throws IOException {
		TextResource resource = new TextResource(file);
		TextSource source = new TextSource(in, file);
		new SectionReader(source, resource, budget).read(resource::add);
		if (resource.main == null && !resource.isScene) {
			throw source.error("no section " + RESOURCE + " or " + SCENE + ", expected a text of Godot 4");
		}
		return resource;
	}

	private void add(TextSection section) throws LevelFormatException {
		switch (section.kind()) {
		case SCENE, RESOURCE -> addHead(section);
		case "ext_resource" -> section.attribute("id").ifPresent(id -> links.put(id, section));
		case "sub_resource" -> section.attribute("id").ifPresent(id -> resources.put(id, section));
		case "node" -> nodes.add(section);
		case "resource" -> {
			if (main != null) {
				main.values().putAll(section.values());
			}
		}
		default -> {
			// other sections, such as connections of signals, say nothing about a level
		}
		}
	}

	private void addHead(TextSection head) throws LevelFormatException {
		int format = head.attributes().containsKey("format") ? head.attributes().get("format").whole("format") : 1;
		if (format < OLDEST) {
			throw head.error("a file of Godot " + OLDEST + " or older (format " + format + "), expected format " + OLDEST + " or "
					+ NEWEST + " of Godot 4, which converts a project when it opens it");
		}
		if (format > NEWEST) {
			throw head.error("format " + format + ", expected " + OLDEST + " or " + NEWEST);
		}
		isScene = head.kind().equals(SCENE);
		main = head;
	}

	/** Returns the name of the file, for messages. */
	String file() {
		return file;
	}

	boolean isScene() {
		return isScene;
	}

	/** Returns the sections of the scene's nodes. A parent comes before its children. */
	List<TextSection> nodes() {
		return nodes;
	}

	/**
	 * Returns the section with the type and the properties of the file's main resource. Only files that are not scenes have a
	 * main resource.
	 */
	TextSection main() {
		return main;
	}

	/** Returns the section of the resource with an id. Empty if this file does not contain the resource. */
	Optional<TextSection> resource(String id) {
		return Optional.ofNullable(resources.get(id));
	}

	/**
	 * Returns the section that gives the path of a resource in another file.
	 *
	 * @param id the id of the section
	 */
	Optional<TextSection> link(String id) {
		return Optional.ofNullable(links.get(id));
	}
}
