/**
 * Terrains and agents of a level, made, renamed, changed, reordered and deleted where they are used: the menus of the palette
 * and of the agent box, and their dialogs. Each choice is one undoable command.
 */
package org.leeway.ui.elements;
