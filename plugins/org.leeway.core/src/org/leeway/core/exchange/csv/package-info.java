/** Layers as comma-separated values. Source: RFC 4180. */
package org.leeway.core.exchange.csv;
