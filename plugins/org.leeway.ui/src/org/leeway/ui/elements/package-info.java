/**
 * Editing of a level's terrains and agents where they are used: the menus of the palette and of the agent box, and
 * their dialogs. Elements can be created, renamed, changed, reordered and deleted. Each choice is one undoable command.
 */
package org.leeway.ui.elements;
