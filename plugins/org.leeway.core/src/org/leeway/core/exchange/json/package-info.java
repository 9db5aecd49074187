/** Layers as JSON: with their values, or only as descriptions of other files with values. */
package org.leeway.core.exchange.json;
