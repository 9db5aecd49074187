/**
 * Meshes as binary glTF 2.0, with the clearance of each vertex.
 *
 * <p>
 * A file has one mesh with a primitive and a material for each terrain. All primitives share the vertices: {@code POSITION},
 * and {@code _CLEARANCE}, a float, the distance to the nearest wall in the units of the positions. x is x of the level, y
 * points up, z is y of the level; triangles are counterclockwise seen from above. Binary files hold all in one file without
 * the third more that text in base64 costs.
 *
 * <p>
 * Source: Khronos Group, <em>glTF 2.0 Specification</em>, section 3.7.2 on meshes and section 4.4 on binary files.
 */
package org.leeway.core.exchange.gltf;
