/**
 * Projects of the level editor LDtk. Each level of the world is a level.
 *
 * <p> {@code LdtkReader} reads {@code LdtkProject} from the file, and from the files of levels beside it.
 * {@code LdtkLevelMaker} makes levels of it. {@code docs/rasters.md} is for users. Source: the description of the
 * format by its author.
 */
package org.leeway.core.exchange.ldtk;
