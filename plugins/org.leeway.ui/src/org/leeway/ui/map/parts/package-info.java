/**
 * The edit parts of GEF. A part decides which figure shows an object of the level, and which policies handle requests to
 * change the object. The raw types of GEF 3.2 stay in {@link org.leeway.ui.map.parts.ElementPart}.
 */
package org.leeway.ui.map.parts;
