/** Leeway's own files as one level format among others; {@code org.leeway.core.level} reads and writes them. */
package org.leeway.core.exchange.leeway;
