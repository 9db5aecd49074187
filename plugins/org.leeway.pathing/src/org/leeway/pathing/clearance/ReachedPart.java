package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.List;

/** A part of a plane, and which of its components are reached. Immutable. */
final class ReachedPart {

	private final ComponentNode node;
	private final int level;
	private final int column;
	private final int row;
	/** By component of the part. */
	private final boolean[] isReached;
	/** The reached components that are closed in smaller parts of this one. */
	private final List<ComponentRef> inside;

	/**
	 * @param isReached by component; lacks what {@code reached} tells
	 * @param reached the components of the plane that are reached
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

	/** The whole plane. */
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

	/** Of the part, among the parts of its size. */
	int column() {
		return column;
	}

	int row() {
		return row;
	}

	boolean isReached(int component) {
		return isReached[component];
	}

	/** By component whether it is reached; callers must not change it. */
	boolean[] isReached() {
		return isReached;
	}

	/** The number of reached components; those that are closed in smaller parts do not count. */
	int reached() {
		int reached = 0;
		for (boolean is : isReached) {
			reached += is ? 1 : 0;
		}
		return reached;
	}

	/** Whether all cells are reached, as no component is closed in a smaller part. */
	boolean isWhollyReached() {
		return !node.hasClosed() && reached() == node.count();
	}

	/** A smaller part of this one, which is a block. */
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

	/** Whether the same cells of the same components are reached; both parts are at the same place. */
	boolean isLike(ReachedPart other) {
		return node == other.node && Arrays.equals(isReached, other.isReached) && inside.equals(other.inside);
	}
}
