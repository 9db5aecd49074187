package org.leeway.core.merge;

/**
 * The values of one object in the three versions of a level. The maps of the versions may begin at different cells. So the
 * place of an object in a version is given in cells of this version, and may differ although the object did not move.
 *
 * @param base null if the base lacks the object
 * @param ours null if ours lacks the object
 * @param theirs null if theirs lacks the object
 */
record Triple(ObjectValue base, ObjectValue ours, ObjectValue theirs) {

	/** Returns the object in the first version that has it. The versions are tried in the order ours, theirs, base. */
	ObjectValue any() {
		return ours != null ? ours : theirs != null ? theirs : base;
	}
}
