/**
 * The values of a level's attributes: numbers within their {@linkplain org.leeway.core.level.value.Limits limits}, {@linkplain
 * org.leeway.core.level.value.Degrees degrees}, {@linkplain org.leeway.core.level.value.NameText names}, {@linkplain
 * org.leeway.core.level.value.Glyph glyphs} and paths of pictures.
 */
package org.leeway.core.level.value;
