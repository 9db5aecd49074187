/** Shortest paths of round units among circles and polygons. */
package org.leeway.pathing.tangent;
