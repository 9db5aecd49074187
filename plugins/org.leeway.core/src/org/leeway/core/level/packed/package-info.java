/**
 * A level without its cells as bytes, for programs of the same build that have no reader of files: live pages.
 *
 * <p>{@link org.leeway.core.level.packed.PackedHeader} writes and reads the bytes. They are no format of files: another build may
 * read them otherwise. Users exchange levels in the format {@code .leeway}.
 */
package org.leeway.core.level.packed;
