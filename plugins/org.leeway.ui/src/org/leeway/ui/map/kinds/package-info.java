/**
 * The kinds of elements of a level: one class a kind, and one list of them, {@link org.leeway.ui.map.kinds.ElementKinds}.
 *
 * <p>A kind answers what menus, outline, search, stamps and commands ask about an element: its name, its place and its
 * outline. A kind also computes where an element is after a move, a turn or a flip. A new kind is a class here and a
 * part in {@link org.leeway.ui.map.parts.LevelPartFactory}.
 */
package org.leeway.ui.map.kinds;
