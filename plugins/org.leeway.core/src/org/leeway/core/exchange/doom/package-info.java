/**
 * The maps of DOOM and of games that use its engine, files {@code .wad}.
 *
 * <p>
 * A WAD is a header (IWAD or PWAD, number of lumps, offset of the directory), lumps, and a directory of their offsets,
 * sizes and names; numbers are little-endian. A map is a lump with its name, followed by its things, lines, sides,
 * vertices and sectors. A line has a sector to its right and one to its left, or none there; a sector is what lines
 * enclose, with one height of the floor and one of the ceiling. y grows upwards, so a level mirrors it.
 *
 * <p>
 * A player is a square of 32 map units, 56 high, and goes up steps of 24. A line is a wall if it has one side only, if it
 * is marked as impassable, if the step is higher, or if less than 56 units are between the higher floor and the lower
 * ceiling. {@code SectorRanges} takes doors as open, up to 4 units below the lowest ceiling around them, and floors that
 * lines move as at all heights that they reach, so that a level shows where a player gets in the end. Walls are walls
 * from both sides, since a mesh knows no edges of one direction: not where a unit can only jump down.
 *
 * <p>
 * A level has the mesh of all floors with headroom, and the grid of this mesh. Sectors that hurt are a terrain of a
 * quarter of the speed. The player and the monsters that are there become agents.
 *
 * <p>
 * Source: M. Fell, <em>The Unofficial DOOM Specs</em>, release 1.666, 1994, for the format and the numbers of specials and
 * things; id Software's source of DOOM (p_map.c, p_maputl.c, p_doors.c, p_plats.c, p_floor.c, info.c) for what they do;
 * TeamTNT's <em>Boom</em>, 1998, for generalised doors and lifts.
 */
package org.leeway.core.exchange.doom;
