/**
 * The parts of an analysis. {@link org.leeway.core.analysis.part.Origin} is where units start: at one spawn or at all of them.
 * {@link org.leeway.core.analysis.part.ApartStarts} lists the spawns of a unit that are not connected. {@link
 * org.leeway.core.analysis.part.StoredMeshes} builds the meshes that the level stores, each once. {@link
 * org.leeway.core.analysis.part.Room} limits how many results stay in memory.
 */
package org.leeway.core.analysis.part;
