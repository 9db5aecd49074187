/**
 * A form of a level for live pages: the level without its cells, as bytes. Live pages have no reader of level files.
 *
 * <p>{@link org.leeway.core.level.packed.PackedHeader} writes and reads the bytes. Another build of Leeway may use
 * other bytes, so the bytes are no file format. Users exchange levels in the format {@code .leeway}.
 */
package org.leeway.core.level.packed;
