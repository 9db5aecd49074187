/**
 * Makes meshes of levels.
 */
package org.leeway.pathing.navmesh.generate;
