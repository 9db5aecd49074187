package org.leeway.pathing.navmesh.arrangement;

import org.locationtech.jts.geom.Polygon;

/**
 * An area of one terrain.
 *
 * @param area the inside, with holes
 */
record Face(Polygon area, int terrain) {
}
