/**
 * What Leeway reads and writes: the formats of levels, and the formats that layers of values are exported to. Each
 * format is a package below this one and a line of the extension point {@code org.leeway.core.formats}; the wizards and
 * the command line list what {@link org.leeway.core.exchange.Formats} finds there.
 */
package org.leeway.core.exchange;
