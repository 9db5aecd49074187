/**
 * The parts of an analysis. {@link org.leeway.core.analysis.part.Origin} is a capability with the spawns where its
 * units start. {@link org.leeway.core.analysis.part.ApartStarts} names two groups of spawns that are not connected.
 * {@link org.leeway.core.analysis.part.StoredMeshes} builds the meshes that the level stores, each once.
 * {@link org.leeway.core.analysis.part.CacheBudget} limits how many results stay in memory.
 */
package org.leeway.core.analysis.part;
