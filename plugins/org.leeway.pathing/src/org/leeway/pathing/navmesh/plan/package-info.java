/** What planners on meshes have in common: what they make of the mesh of each capability, and their answers. */
package org.leeway.pathing.navmesh.plan;
