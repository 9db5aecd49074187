/**
 * The outline of a level: a thumbnail of its map above the tree of its objects, agents and terrains. The outline calls the
 * editor of the level through {@link org.leeway.ui.outline.OutlineHost}.
 *
 * <p>Methods of GEF 3.2 use raw types. In this package, only {@code TreePart} uses raw types too.
 */
package org.leeway.ui.outline;
