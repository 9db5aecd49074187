/**
 * Patches: proposals to paint cells of one level, as small JSON files. {@code docs/file-format.md} defines the files.
 * <p>A patch names its base, the level that it was painted on, by a hash of the size, the terrains and the cells. So a
 * patch is refused for another level. Changes of agents, objects, colours and file formats do not matter, because they
 * do not change what the painted cells mean.
 */
package org.leeway.core.patch;
