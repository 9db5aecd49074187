/**
 * Meshes as Wavefront OBJ files: vertices {@code v x y z}, faces {@code f i j k ...} with numbers of vertices from 1 on, or
 * from the last one back if negative, and groups {@code g name}, here one for each terrain.
 *
 * <p>
 * A level lies in the plane of x and z at height 0, with y of the level as z. Seen from above, faces are counterclockwise,
 * so their normals point up. Source: Alias|Wavefront, <em>Advanced Visualizer Manual</em>, appendix B1.
 */
package org.leeway.core.exchange.obj;
