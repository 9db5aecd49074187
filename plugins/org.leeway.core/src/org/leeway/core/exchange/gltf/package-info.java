/**
 * Meshes as binary glTF 2.0, with the clearance of each vertex.
 *
 * <p> A file has one mesh with a primitive and a material for each terrain. All primitives share the vertices:
 * {@code POSITION} and {@code _CLEARANCE}. The clearance is a float, the distance to the nearest wall in the units of
 * the positions. The x and the y of the level become x and z of the file. The y of the file points up. Triangles are
 * counterclockwise seen from above. The binary form is used because text in base64 would be a third larger.
 *
 * <p> Source: Khronos Group, <em>glTF 2.0 Specification</em>, section 3.7.2 on meshes and section 4.4 on binary files.
 */
package org.leeway.core.exchange.gltf;
