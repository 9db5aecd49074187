/** Common parts of planners on meshes: the values that they compute from the mesh of each capability, and their answers. */
package org.leeway.pathing.navmesh.plan;
