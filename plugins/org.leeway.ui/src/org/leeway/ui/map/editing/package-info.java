/**
 * Edits of the selection on the map. Users cut, move and turn terrain and keep it as a stamp. They nudge, align and duplicate
 * objects. A floating piece of terrain belongs to the settings of the editor. The level gets the piece when the user puts it
 * down, as one undo step.
 */
package org.leeway.ui.map.editing;
