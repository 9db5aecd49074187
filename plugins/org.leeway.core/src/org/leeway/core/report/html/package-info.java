/**
 * A report as one page of HTML for reviewers: the map of each level with the layers of its agents, findings, charts and what
 * changed since a revision.
 *
 * <p>A {@link org.leeway.core.report.html.ReviewPage} writes data only. The page itself is HTML, CSS and JavaScript in the
 * resource files of this package: {@code page.html} has markers where style, data and script go. Each level is a block of JSON
 * and one block for each raster. A raster is the values of all cells, row by row from the top, each row with the low bytes of
 * all cells and then, if a value has two bytes, the high ones; compressed with zlib (RFC 1950) and written in Base64 (RFC 4648).
 *
 * <p>The page loads nothing: its Content Security Policy allows only its own script and style, by their hashes.
 */
package org.leeway.core.report.html;
