/** Leeway's own files as a format like any other. {@code org.leeway.core.level} reads and writes them. */
package org.leeway.core.exchange.leeway;
