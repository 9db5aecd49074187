/**
 * A report as one page of HTML for reviewers: the map of each level with its agents' layers, findings, charts and
 * changes since a revision.
 *
 * <p>A {@link org.leeway.core.report.html.ReviewPage} writes data only. HTML, CSS and JavaScript are resource files of
 * this package. {@code page.html} has markers where style, data and script go. Each level is a block for each of its
 * rasters, followed by a block of JSON.
 *
 * <p>A raster holds the values of all cells, row by row from the top, in Base64 (RFC 4648). Rasters of small levels are arithmetic
 * codes ({@link org.leeway.core.report.html.ModelledRasters}). Terrain then needs about half as much space as with zlib, and layers
 * that follow from the terrain need next to none. Rasters of large levels are compressed with zlib (RFC 1950), which unpacks faster.
 * A row then has the low bytes of all cells, and after them the high bytes if a value of the raster needs two.
 *
 * <p>Lists of findings, chokes and differences are tables, column by column ({@link org.leeway.core.report.html.PageTable}).
 *
 * <p>A live page also holds a {@link org.leeway.core.report.html.LiveModule}, with which it answers questions.
 *
 * <p>The page loads nothing: its Content Security Policy allows only its own script and style, by their hashes.
 */
package org.leeway.core.report.html;
