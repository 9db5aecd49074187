package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;

/** The nodes of a scene and of the scenes that are instanced in it. */
final class SceneTree {

	/**
	 * Limit for the depth of scenes instanced in scenes. Real projects stay below it. Without a limit, a scene that instances
	 * itself would be read forever.
	 */
	private static final int DEEPEST = 8;
	/** Limit for the length of a node's path in the tree, in characters. */
	private static final int LONGEST_PATH = 4000;
	/**
	 * The paths of nodes need memory. So a node costs one unit of the {@link Budget} for each group of this many characters in
	 * its path.
	 */
	private static final int CHARACTERS = 16;
	private static final String ROOT = ".";

	private final ProjectFiles files;
	private int leftOut;

	private SceneTree(ProjectFiles files) {
		this.files = files;
	}

	/**
	 * All nodes of a scene, with the nodes of its instanced scenes.
	 *
	 * @param all the nodes. A parent comes before its children
	 * @param leftOut the number of instances that are left out because their scene is missing, not in text format, or nested too
	 * deep
	 */
	record Nodes(List<SceneNode> all, int leftOut) {
	}

	/**
	 * Collects the nodes of a scene and of all scenes that are instanced in it.
	 *
	 * @throws LevelFormatException if a scene cannot be read, or there are too many nodes
	 */
	static Nodes of(TextResource scene, ProjectFiles files) throws IOException {
		SceneTree tree = new SceneTree(files);
		List<SceneNode> all = new ArrayList<>(tree.expand(scene, 0).values());
		return new Nodes(all, tree.leftOut);
	}

	/** Returns the nodes of a scene, indexed by their paths from the root of the scene. */
	private Map<String, SceneNode> expand(TextResource scene, int depth) throws IOException {
		Map<String, SceneNode> all = new LinkedHashMap<>();
		for (TextSection section : scene.nodes()) {
			String name = section.attribute("name").orElse("");
			Optional<String> parentPath = section.attribute("parent");
			String path = parentPath.isEmpty() ? ROOT : join(parentPath.get(), name);
			SceneNode known = all.get(path);
			SceneNode parent = parentPath.isEmpty() ? null : all.get(parentPath.get());
			if (known != null) {
				known.override(section);
			} else if (parent != null || parentPath.isEmpty() && all.isEmpty()) {
				add(section, path, parent, depth, all);
			}
		}
		return all;
	}

	private static String join(String parent, String name) {
		return parent.equals(ROOT) ? name : parent + "/" + name;
	}

	private void add(TextSection section, String path, SceneNode parent, int depth, Map<String, SceneNode> all) throws IOException {
		String name = section.attribute("name").orElse("");
		Map<String, SceneNode> inner = instance(section, depth);
		SceneNode root = inner.get(ROOT);
		if (root == null) {
			count(section, path);
			all.put(path, new SceneNode(section, name, parent, depth));
			return;
		}
		for (Map.Entry<String, SceneNode> each : inner.entrySet()) {
			String whole = each.getKey().equals(ROOT) ? path : join(path, each.getKey());
			count(section, whole);
			all.put(whole, each.getValue());
		}
		root.become(section, name, parent);
	}

	private void count(TextSection section, String path) throws LevelFormatException {
		if (path.length() > LONGEST_PATH) {
			throw section.error("a path of " + path.length() + " characters to a node, expected at most " + LONGEST_PATH);
		}
		if (!files.budget().take(Budget.SECTION + path.length() / CHARACTERS)) {
			throw section.error("too many nodes with those of instanced scenes, expected fewer");
		}
	}

	/**
	 * Returns the nodes of the scene of which a node is an instance, indexed by path. Empty if the node is no instance of a
	 * scene. Also empty if the scene is not found or nested too deeply.
	 */
	private Map<String, SceneNode> instance(TextSection section, int depth) throws IOException {
		Value value = section.attributes().get("instance");
		if (value == null) {
			return Map.of();
		}
		Optional<TextResource> scene = depth < DEEPEST ? files.scene(value) : Optional.empty();
		leftOut += scene.isEmpty() ? 1 : 0;
		return scene.isEmpty() ? Map.of() : expand(scene.get(), depth + 1);
	}
}
