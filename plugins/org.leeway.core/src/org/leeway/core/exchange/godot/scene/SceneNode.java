package org.leeway.core.exchange.godot.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.LevelFormatException;

/** A node of a scene, with its property values. A scene that instances the node's scene can override these values. */
final class SceneNode implements PropertyHolder {

	/**
	 * Types of nodes that have no position in the plane. In Godot, positions of children are usually relative to the parent.
	 * But if the parent has a type of this set, positions of its children are relative to the origin of the scene.
	 */
	private static final Set<String> PLACELESS = Set.of("Node", "CanvasLayer", "ParallaxBackground", "SubViewport", "Window",
			"Timer",
			"AnimationPlayer", "Node3D", "HTTPRequest", "AudioStreamPlayer");
	/** Limit for coordinates, in pixels. */
	private static final double MOST = 1e8;

	private final String type;
	private final int depth;
	private final Map<String, Value> values;
	private final List<String> groups = new ArrayList<>();
	private final List<SceneNode> children = new ArrayList<>();
	private TextSection section;
	private String name;
	private SceneNode parent;
	private Affine place;

	/**
	 * Creates a node.
	 *
	 * @param depth the number of instanced scenes in which the node is nested
	 */
	SceneNode(TextSection section, String name, SceneNode parent, int depth) {
		this.section = section;
		this.name = name;
		this.type = section.type();
		this.depth = depth;
		this.values = new HashMap<>(section.values());
		addGroups(section);
		setParent(parent);
	}

	private void setParent(SceneNode parent) {
		this.parent = parent;
		if (parent != null) {
			parent.children.add(this);
		}
	}

	private void addGroups(TextSection from) {
		Optional.ofNullable(from.attributes().get("groups")).ifPresent(value -> value.list().stream()
				.filter(String.class::isInstance).forEach(each -> groups.add((String) each)));
	}

	/**
	 * Overrides properties of this node, and adds groups to this node. In Godot, an outer scene that instances an inner scene
	 * can give other values to the nodes of the inner scene.
	 *
	 * @param by the section of the outer scene with the new values
	 */
	void override(TextSection by) {
		values.putAll(by.values());
		addGroups(by);
	}

	/**
	 * Puts this node below a node of an outer scene. This node must be the root of a scene that is instanced in the outer scene.
	 *
	 * @param by the section of the outer scene that creates the instance
	 */
	void become(TextSection by, String newName, SceneNode newParent) {
		override(by);
		section = by;
		name = newName;
		setParent(newParent);
	}

	String name() {
		return name;
	}

	String type() {
		return type;
	}

	/** Returns the number of instanced scenes in which the node is nested. */
	int depth() {
		return depth;
	}

	List<String> groups() {
		return groups;
	}

	List<SceneNode> children() {
		return children;
	}

	LevelFormatException error(String problem) {
		return section.error(problem);
	}

	@Override
	public Map<String, Value> values() {
		return values;
	}

	/**
	 * Returns the affine map from the node's own coordinates to the coordinates of the whole scene, in pixels.
	 *
	 * @throws LevelFormatException if a position or scale is of the wrong kind, or too large
	 */
	Affine place() throws LevelFormatException {
		if (place == null) {
			Affine own = PLACELESS.contains(type) ? Affine.SAME : Affine.of(this);
			boolean isFree = parent == null || PLACELESS.contains(parent.type) || flag("top_level", false);
			place = isFree ? own : parent.place().after(own);
			if (!place.isWithin(MOST)) {
				throw error("a place or a scale beyond " + MOST + ", expected less");
			}
		}
		return place;
	}
}
