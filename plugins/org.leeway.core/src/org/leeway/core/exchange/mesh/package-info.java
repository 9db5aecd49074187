/**
 * Conversion of meshes from other programs into levels: the size of the level, the position of the mesh in the level, and the grid.
 */
package org.leeway.core.exchange.mesh;
