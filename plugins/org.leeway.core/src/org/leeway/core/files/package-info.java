/**
 * Files, whatever is in them.
 *
 * <p>{@link org.leeway.core.files.InputFile} opens a file that a user named, and refuses one that is too large or cannot
 * be read. {@link org.leeway.core.files.AtomicFile} writes a file beside the old one, forces it to the disk and moves it
 * into the old one's place, so that a crash leaves either the old file or the new one. Devices, pipes and open files are
 * written as they are.
 * {@link org.leeway.core.files.LevelFormatException} says what is wrong in a file, and in which line.
 * {@link org.leeway.core.files.FilesRead} remembers which files were looked at, and
 * {@link org.leeway.core.files.FilesAhead} works on several files at once.
 * {@link org.leeway.core.files.XmlSource} and {@link org.leeway.core.files.JsonSource} read files from elsewhere, which may
 * be meant to harm: they open no other file, expand no entity, and hold no more than one limited piece in memory.
 * {@link org.leeway.core.files.Words} shows texts of files in messages.
 */
package org.leeway.core.files;
