package org.leeway.pathing.components;

import java.util.Arrays;
import java.util.List;

/** A tile or block of a plane, with the information which of its components are reached. Immutable. */
final class ReachedPart {

	private final ComponentNode node;
	private final int level;
	private final int column;
	private final int row;
	/**
	 * Indexed by component of the part: whether the component is reached. Reached components without an index in this part
	 * are in the list {@link #inside}.
	 */
	private final boolean[] isReached;
	/**
	 * The reached components that have no index in this part. Each such component lies inside a smaller tile or block of this
	 * part, without touching its sides.
	 */
	private final List<ComponentRef> inside;

	/**
	 * Creates a part with its reached components.
	 *
	 * @param isReached indexed by component of the part: whether the component is reached, as far as the caller knows. The
	 * constructor also sets the entries of the components in {@code reached}
	 * @param reached further components of the plane that are reached. The constructor ignores components outside this part
	 */
	private ReachedPart(ComponentNode node, int level, int column, int row, boolean[] isReached,
			List<ComponentRef> reached) {
		this.node = node;
		this.level = level;
		this.column = column;
		this.row = row;
		this.isReached = isReached;
		this.inside = reached.isEmpty() ? reached : inside(reached);
	}

	/** Returns the whole plane as a part. */
	static ReachedPart whole(Components components, List<ComponentRef> reached) {
		ComponentNode root = components.root();
		return new ReachedPart(root, components.top(), 0, 0, new boolean[root.count()], reached);
	}

	private List<ComponentRef> inside(List<ComponentRef> reached) {
		List<ComponentRef> here = reached.stream().filter(component -> component.isIn(level, column, row)).toList();
		here.stream().filter(component -> component.level() == level)
				.forEach(component -> isReached[component.component()] = true);
		return here.stream().filter(component -> component.level() < level).toList();
	}

	ComponentNode node() {
		return node;
	}

	/**
	 * Returns the column of the part. Columns are counted in parts of the same level of the tree, as in {@link
	 * ComponentRef}.
	 */
	int column() {
		return column;
	}

	int row() {
		return row;
	}

	boolean isReached(int component) {
		return isReached[component];
	}

	/** Returns which components of the part are reached, indexed by component. Callers must not change the array. */
	boolean[] isReached() {
		return isReached;
	}

	/**
	 * Returns how many components of the part are reached. Counts only components with an index in this part. A component
	 * inside a smaller part has no index in this part if the component touches no side of the smaller part.
	 */
	int reached() {
		int reached = 0;
		for (boolean is : isReached) {
			reached += is ? 1 : 0;
		}
		return reached;
	}

	/**
	 * Returns whether all set cells of the part are certainly reached. Returns false if the part, or a smaller part in it, has a
	 * closed component, that is, a component that touches no side. To save time, the method does not find out whether a closed
	 * component is reached.
	 */
	boolean isWhollyReached() {
		return !node.hasClosed() && reached() == node.count();
	}

	/**
	 * Returns one of the smaller parts of this part, a tile or a block, with its reached components. Fails if this part is
	 * a tile, which has no smaller parts.
	 */
	ReachedPart part(int number) {
		ComponentBlock block = (ComponentBlock) node;
		ComponentNode part = block.part(number);
		boolean[] is = new boolean[part.count()];
		for (int component = 0; component < part.open(); component++) {
			is[component] = isReached[block.component(number, component)];
		}
		return new ReachedPart(part, level - 1, (column << ComponentBlock.SHIFT) + number % block.across(),
				(row << ComponentBlock.SHIFT) + number / block.across(), is, inside);
	}

	/**
	 * Returns whether two versions of a part are equal. They are equal if they have the same components, and if the same
	 * components are reached.
	 *
	 * @param other the other version of the part, at the same place of the plane
	 */
	boolean isLike(ReachedPart other) {
		return node == other.node && Arrays.equals(isReached, other.isReached) && inside.equals(other.inside);
	}
}
