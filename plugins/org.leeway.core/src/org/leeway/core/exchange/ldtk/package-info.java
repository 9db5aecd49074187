/**
 * Projects of the level editor LDtk: each level of the world is a level.
 *
 * <p>
 * {@code LdtkReader} makes {@code LdtkProject} and its parts of the file, and of the files of levels beside it;
 * {@code LdtkLevelMaker} makes levels of them. The user's docs are in {@code docs/rasters.md}. Source: the description of the
 * format by its author.
 */
package org.leeway.core.exchange.ldtk;
