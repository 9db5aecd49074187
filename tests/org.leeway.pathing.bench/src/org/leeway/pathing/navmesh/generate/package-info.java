/** Benchmarks of the parts of generation that only their package sees. */
package org.leeway.pathing.navmesh.generate;
