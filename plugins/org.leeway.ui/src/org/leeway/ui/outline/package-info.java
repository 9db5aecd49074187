/**
 * The outline of a level: a thumbnail of its map above the tree of its objects, agents and terrains. Its editor is an
 * {@link org.leeway.ui.outline.OutlineHost}.
 *
 * <p>The raw types of GEF 3.2 stay in {@code TreePart}.
 */
package org.leeway.ui.outline;
