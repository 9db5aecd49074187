/**
 * The maps of DOOM and of games that use its engine, files {@code .wad}.
 *
 * <p> A WAD is a header (IWAD or PWAD, number of lumps, offset of the directory), lumps, and a directory of their
 * offsets, sizes and names. Numbers are little-endian. A map is a lump with its name, followed by its things, lines,
 * sides, vertices and sectors. A line has a sector on each side, or none on one side. Lines enclose a sector, which has
 * one height of the floor and one of the ceiling. The y axis of a map points up, but the y axis of a level points down.
 * So the reader negates the y coordinates.
 *
 * <p> A player is a square of 32 map units, 56 high, and goes up steps of 24. A line is a wall in these cases:
 * <ul>
 * <li>the line has only one side, or is marked as impassable,
 * <li>the step is higher than 24,
 * <li>less than 56 units are between the higher floor and the lower ceiling.
 * </ul>
 *
 * <p> A level shows all places that a player can reach sooner or later. So {@code SectorRanges} treats doors as open,
 * up to 4 units below the lowest ceiling around them. Floors that lines move count at all heights that they reach. An
 * edge of a mesh cannot be passable in one direction only. So a step that is too high is a wall from both sides, even
 * if a unit could jump down.
 *
 * <p> A level has the mesh of all floors with headroom, and the grid of this mesh. Sectors that hurt are a terrain of a
 * quarter of the speed. The player and the kinds of monsters on the map become agents.
 */
package org.leeway.core.exchange.doom;
