/**
 * Meshes as Wavefront OBJ files: vertices {@code v x y z}, faces {@code f i j k ...}, and groups {@code g name}, one
 * for each terrain. Numbers of vertices count from 1. Negative numbers count back: -1 is the last vertex before the
 * face.
 *
 * <p> By default, y points up in the file. A level lies in the plane of x and z at height 0, and the y of the level
 * becomes z. If an option says that z points up, a level lies in the plane of x and y. Then the y of the file is
 * opposite to the y of the level. Seen from above, faces are counterclockwise, so their normals point up. Clearance is
 * the first number of texture coordinates {@code vt}. All readers can read texture coordinates, and no reader rounds
 * them. Some readers round colours. Source: Alias|Wavefront, <em>Advanced Visualizer Manual</em>, appendix B1.
 */
package org.leeway.core.exchange.obj;
