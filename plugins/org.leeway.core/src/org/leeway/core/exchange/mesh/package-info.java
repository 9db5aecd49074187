/** Conversion of meshes from other programs into levels: the size of the level, the place of the mesh, and its grid. */
package org.leeway.core.exchange.mesh;
