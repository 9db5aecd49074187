/**
 * Undo steps that keep a symmetric level symmetric. {@link org.leeway.ui.map.symmetry.SymmetricStep} wraps the step of any
 * tool, menu or quick fix. The wrapper compares the level before and after the step. Then the wrapper repeats each change at
 * the images, that is, at the mirrored or turned places: terrain cell by cell, objects by their partners. So a tool needs to
 * know nothing about symmetry, except for its preview.
 *
 * <p>The <em>partner</em> of an object is the object of the same kind that lies at the image of its place. Partners move,
 * turn, change and vanish together. If the partners had different values of a feature (such as a name or a colour) before a
 * change, the partner keeps its own value. The players and the teams of spawns never follow. A new partner of a spawn gets a
 * player of its own, as any new spawn does.
 */
package org.leeway.ui.map.symmetry;
