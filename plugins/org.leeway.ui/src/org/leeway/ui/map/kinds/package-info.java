/**
 * The kinds of elements of a level. Each kind has a class, and {@link org.leeway.ui.map.kinds.ElementKinds} lists all kinds.
 *
 * <p>A kind tells menus, outline, search, stamps and commands the name, the place and the outline of an element. A kind
 * also computes where an element is after a move, a turn or a flip. A new kind needs a class here and a part in
 * {@link org.leeway.ui.map.parts.LevelPartFactory}.
 */
package org.leeway.ui.map.kinds;
