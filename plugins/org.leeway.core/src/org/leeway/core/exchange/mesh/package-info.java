/** Levels made of meshes from other programs: the grid of a mesh, its size and its place. */
package org.leeway.core.exchange.mesh;
