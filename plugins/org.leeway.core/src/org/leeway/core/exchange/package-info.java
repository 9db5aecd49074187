/**
 * Import and export of files in other formats.
 *
 * <p>{@link org.leeway.core.exchange.Formats} is the catalogue. Each format has a package below this package,
 * and an element of the extension point {@code org.leeway.core.formats}. The wizards and the command line list the
 * registered formats, and make controls from the options that importers and exporters declare.
 *
 * <p>An {@link org.leeway.core.exchange.Importer} turns a file, with the files that it refers to, into one or several
 * levels. An {@link org.leeway.core.exchange.Exporter} takes whole levels, a value for each cell, or shapes. The result is
 * an {@link org.leeway.core.exchange.Export}: the files and their losses, before anything is written. Either all files of
 * an export are written, or none. Long work reports progress and can be cancelled.
 */
package org.leeway.core.exchange;
