/**
 * The figures of a level's objects and of the tools' feedback, in content coordinates, which GEF scales with the zoom.
 */
package org.leeway.ui.map.figures;
