/**
 * Menus and dialogs to edit the elements of a level, that is, its terrains and agents. The palette has the menu of
 * terrains, and the agent box has the menu of agents. Elements can be created, renamed, changed, reordered and deleted.
 * Each choice is one undoable command.
 */
package org.leeway.ui.elements;
