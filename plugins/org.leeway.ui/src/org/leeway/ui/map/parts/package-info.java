/**
 * The edit parts of GEF: which figure shows an object of the level, and which policies answer for it. The raw types of
 * GEF 3.2 stay in {@link org.leeway.ui.map.parts.ElementPart}.
 */
package org.leeway.ui.map.parts;
