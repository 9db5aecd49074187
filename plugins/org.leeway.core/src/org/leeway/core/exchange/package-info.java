/**
 * What Leeway reads and writes. {@link org.leeway.core.exchange.Formats} is the catalogue: each format is a package below
 * this one and an element of the extension point {@code org.leeway.core.formats}. The wizards and the command line list
 * what is there, and make their controls of the options that an importer or an exporter declares.
 *
 * <p>
 * An {@link org.leeway.core.exchange.Importer} turns a file, and those that it refers to, into one level or several. An
 * {@link org.leeway.core.exchange.Exporter} takes whole levels, values of cells or shapes, and prepares an
 * {@link org.leeway.core.exchange.Export}: the files and what they lose, before anything is written. All files of an
 * export are written, or none. Long work tells its progress and can be cancelled.
 */
package org.leeway.core.exchange;
