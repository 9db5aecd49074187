/** Benchmarks of package-private parts of mesh generation. */
package org.leeway.pathing.navmesh.generate;
