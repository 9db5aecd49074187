/** Shapes in the plane of the map, as immutable values with {@code double} coordinates in cells. */
package org.leeway.pathing.geom;
