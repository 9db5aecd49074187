/**
 * Meshes as Wavefront OBJ files: vertices {@code v x y z}, faces {@code f i j k ...} with numbers of vertices from 1 on, or
 * from the last one back if negative, and groups {@code g name}, here one for each terrain.
 *
 * <p>
 * A level lies in the plane of x and z at height 0, with y of the level as z; with z up it lies in the plane of x and y, with
 * y of the level against y. Seen from above, faces are counterclockwise, so their normals point up. Clearance is written as
 * the first number of texture coordinates {@code vt}, which all readers know and none rounds, as colours are. Source: Alias|Wavefront, <em>Advanced Visualizer Manual</em>, appendix B1.
 */
package org.leeway.core.exchange.obj;
