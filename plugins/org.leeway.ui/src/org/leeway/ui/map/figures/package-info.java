/**
 * What objects of a level and the feedback of tools look like, in content coordinates, which GEF scales with the zoom.
 */
package org.leeway.ui.map.figures;
