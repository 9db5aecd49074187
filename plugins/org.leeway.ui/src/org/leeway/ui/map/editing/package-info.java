/**
 * What can be done with what is selected on the map: terrain is cut, moved, turned and kept as a stamp, objects are
 * nudged, aligned and duplicated. Terrain that floats above the map is a setting of the editor until it is put down,
 * which is one step of undo.
 */
package org.leeway.ui.map.editing;
