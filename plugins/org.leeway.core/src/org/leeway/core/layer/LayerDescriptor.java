package org.leeway.core.layer;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.world.Agent;

/**
 * The description of a layer: its names, its inputs, and how to compute it. There are four kinds of layers: values of
 * cells, shapes, routes, and objects that only the editor's map draws. All lists of layers in Leeway come from
 * descriptors. Two descriptors with the same id are equal. A descriptor for the extension point {@code
 * org.leeway.core.layers} needs a public constructor without arguments, and must not have any state.
 */
public abstract sealed class LayerDescriptor permits RasterLayer, VectorLayer, TrajectoryLayer, ObjectLayer {

	/** An input that a user chooses for a layer. */
	public enum Need {
		/** The agent, with its size, terrains and radius. */
		AGENT,
		/** The terrains that a unit crosses. If a user chooses an agent, the layer uses the terrains of the agent. */
		CAPABILITY,
		/**
		 * The choice of which cells get the value of a footprint: its top-left cell, for example, or all cells that it
		 * covers. See {@link Anchor}.
		 */
		ANCHOR,
		/** Cells from which units start, usually the spawns of the level. */
		SPAWNS,
		/**
		 * The only spawn from which travel times are measured. If users leave out this choice, times are measured from all
		 * spawns.
		 */
		START,
		/** The anchor on which the agent stands. */
		PLACE,
		/**
		 * The radius of the disc that the layer is about. If a user chooses an agent, the layer uses the radius of the agent.
		 */
		RADIUS,
		/** A mesh that the level stores, in place of the mesh that Leeway generates. */
		MESH
	}

	private final String id;
	private final String title;
	private final String metric;
	private final String summary;
	private final int opacity;
	private final Set<Need> needs = EnumSet.noneOf(Need.class);

	/**
	 * Creates a description.
	 *
	 * @param id on the command line and in exports: small letters and hyphens
	 * @param title on the screen
	 * @param metric the quantity that the layer shows, in a few words
	 * @param summary one phrase for help texts
	 * @param opacity on the map at first, in per cent
	 */
	protected LayerDescriptor(String id, String title, String metric, String summary, int opacity, Need... needs) {
		this.id = Objects.requireNonNull(id, "id");
		this.title = Objects.requireNonNull(title, "title");
		this.metric = Objects.requireNonNull(metric, "metric");
		this.summary = Objects.requireNonNull(summary, "summary");
		this.opacity = opacity;
		this.needs.addAll(Set.of(needs));
	}

	/** Returns the name on the command line and in exports. */
	public final String id() {
		return id;
	}

	/** Returns the name on the screen. */
	public final String title() {
		return title;
	}

	/** Returns the name of the quantity that the layer shows, in a few words. */
	public final String metric() {
		return metric;
	}

	/** Returns a phrase for help texts. The phrase begins with a small letter, and has no full stop. */
	public final String summary() {
		return summary;
	}

	/** Returns the default opacity on the map, in per cent. */
	public final int opacity() {
		return opacity;
	}

	/** Returns whether the layer needs an input. */
	public final boolean needs(Need need) {
		return needs.contains(need);
	}

	/** Returns the name of the layer in the stored settings of users. */
	public String storedName() {
		return id.toUpperCase(Locale.ROOT).replace('-', '_');
	}

	/** Returns whether the layer is computed from the level. Other layers show objects that the user edits. */
	public boolean isComputed() {
		return true;
	}

	/** Returns whether a map shows the layer by default. Of all raster layers, a map shows one at a time. */
	public boolean isShownAtFirst() {
		return !isComputed();
	}

	/** Returns whether the editor's map draws the layer. */
	public boolean isDrawn() {
		return true;
	}

	/** Returns whether the layer can be exported. */
	public boolean isExported() {
		return true;
	}

	/**
	 * Returns a copy of the level with only the agents that the layer uses. So Leeway need not analyse the other agents.
	 */
	public LevelSnapshot part(LevelSnapshot level, Optional<Agent> agent) {
		return level.withAgents(level.agents().stream().filter(each -> agent.filter(each::equals).isPresent()).toList());
	}

	@Override
	public final boolean equals(Object object) {
		return object instanceof LayerDescriptor other && id.equals(other.id);
	}

	@Override
	public final int hashCode() {
		return id.hashCode();
	}

	@Override
	public final String toString() {
		return id;
	}
}
