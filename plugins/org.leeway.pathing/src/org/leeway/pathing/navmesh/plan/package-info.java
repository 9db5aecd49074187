/** Common parts of planners on meshes: values that are computed from the mesh of each capability, and the planners' answers. */
package org.leeway.pathing.navmesh.plan;
