package org.leeway.ui.map.kinds;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.draw2d.Graphics;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ElementName;

/** A kind of elements with a place on the map. */
public abstract class ObjectKind<E extends EObject> extends ElementKind<E> {

	private final LayerDescriptor layer;

	/** @param layer the layer of the map that shows the objects. Null if the map does not show them */
	ObjectKind(EReference list, String name, String group, LayerDescriptor layer) {
		super(list, name, group);
		this.layer = layer;
	}

	/** Returns whether the map shows the objects. */
	public final boolean isShown() {
		return layer != null;
	}

	/** Returns the layer of the map that shows the objects. Null if the map does not show them. */
	public final LayerDescriptor layer() {
		return layer;
	}

	/** Returns where an object is, in words, such as {@code at 3, 4}. */
	public abstract String place(E object);

	/** Returns words by which a search finds an object, in addition to its name. Empty for most kinds. */
	public String words(E object) {
		return "";
	}

	/**
	 * Returns the new place and the new headings of an object after a move, flip or turn. The result is indexed by the
	 * EMF feature that holds a value. Empty if the object cannot move.
	 *
	 * @param placement the move, flip or turn
	 */
	public abstract Map<EStructuralFeature, Object> image(E object, Placement placement);

	/**
	 * Returns the smallest upright rectangle around an object, in cells. Only objects with such a rectangle can be
	 * copied, aligned and stamped. Empty for other kinds of objects: meshes, pictures, probes and intended findings.
	 */
	public Optional<Envelope> envelope(E object) {
		return Optional.empty();
	}

	/**
	 * Returns the agents that may use an object, such as the agents that may start at a spawn. This is the list of the object
	 * itself, so changes of the list change the object. For kinds without agents, returns an unmodifiable empty list.
	 */
	public List<AgentType> agents(E object) {
		return Collections.emptyList();
	}

	/** Returns whether the map shows each object of the kind as exactly one figure. A probe, for example, has two figures. */
	boolean hasFigure() {
		return isShown();
	}

	/**
	 * Returns whether objects of the kind have partners in a symmetric level. For example, the partner of a circle is
	 * its copy on the other side of the axis. Meshes, pictures and intended findings have no partners.
	 */
	public boolean hasPartners() {
		return true;
	}

	/**
	 * Returns the middle of an object, in cells. Call this only if {@link #hasPartners} is true for the kind, because other
	 * kinds may have objects without a middle.
	 */
	public Point middle(E object) {
		return envelope(object).orElseThrow().middle();
	}

	/**
	 * Returns the side of the square of cells that an object covers, in cells. The stored place of the object is the top-left
	 * cell of the square. For example, a probe has a square with the side of its unit. Two objects are at the same place only
	 * if their sides are equal too. Returns 0 for objects without a square.
	 */
	public int footprintSize(E object) {
		return 0;
	}

	/**
	 * Returns the EMF features of an object that hold headings. If the object is flipped or turned, {@link #image} must change
	 * these features too, not only the position.
	 */
	public Set<EStructuralFeature> headings() {
		return Set.of();
	}

	/**
	 * Returns the features that may differ between an object and its partner in a symmetric level. For example, two
	 * spawns opposite each other may have different players. See {@link #hasPartners}.
	 */
	public Set<EStructuralFeature> own() {
		return Set.of();
	}

	/**
	 * Adapts a new object to a level, before the object is added to the level. For example, gives a spawn a player that
	 * no other spawn has. Does nothing for most kinds.
	 */
	public void join(E object, Level level) {
	}

	/** Returns whether all objects of the kind must lie on the map. */
	public boolean staysOnMap() {
		return false;
	}

	/** Returns the place of the name of an object on the map. Empty if the map does not show the name as a label. */
	public Optional<LabelPlace> label(E object) {
		return Optional.empty();
	}

	/** Draws the outline of an object that has a rectangle around it, see {@link #envelope}. */
	public void drawOutline(E object, Graphics graphics) {
		envelope(object).ifPresent(bounds -> graphics.drawRectangle(CellGeometry.bounds(bounds)));
	}

	@Override
	public String describe(E object) {
		return (name() + " " + listing(object)).strip();
	}

	@Override
	public String listing(E object) {
		return (ElementName.of(object) + " " + place(object)).strip();
	}
}
