/**
 * The parts of an analysis. {@link org.leeway.core.analysis.part.Origin} names the terrains that units cross, and the spawns
 * where the units start. {@link org.leeway.core.analysis.part.ApartStarts} names two groups of spawns that are not
 * connected. {@link org.leeway.core.analysis.part.StoredMeshes} builds the meshes from the polygons that the level stores,
 * and keeps the meshes. {@link org.leeway.core.analysis.part.CacheBudget} limits how many results stay in memory.
 */
package org.leeway.core.analysis.part;
