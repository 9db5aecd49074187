/**
 * Projects of the level editor LDtk. Each level of an LDtk world becomes a level.
 * <p> {@code LdtkReader} reads an {@code LdtkProject} from its file, and from the files of levels beside it.
 * {@code LdtkLevelMaker} makes levels of it. {@code docs/rasters.md} is for users. Source: the description of the
 * format by its author.
 */
package org.leeway.core.exchange.ldtk;
