/**
 * Reading and writing of files with any content.
 *
 * <p>{@link org.leeway.core.files.InputFile} opens a file that a user named, and refuses a file that is too large or
 * cannot be read. {@link org.leeway.core.files.AtomicFile} replaces a file so that a crash leaves either the old file
 * or the new one. Devices, pipes and open files are written directly.
 * {@link org.leeway.core.files.FilesRead} records which files are read. {@link org.leeway.core.files.OrderedPrefetch} works
 * on several files in parallel.
 *
 * <p>{@link org.leeway.core.files.XmlSource} and {@link org.leeway.core.files.JsonSource} read untrusted files: they
 * open no other file, expand no entity, and limit each token in memory. {@link org.leeway.core.files.MessageText} shows texts
 * of files in messages.
 */
package org.leeway.core.files;
