/**
 * Edits of the selection on the map. Users cut, move and turn terrain and keep it as a stamp; they nudge, align and duplicate
 * objects. A floating piece of terrain is a setting of the editor until the user puts it down, as one undo step.
 */
package org.leeway.ui.map.editing;
