/** Shapes as GeoJSON, in the coordinates of the level. Source: RFC 7946. */
package org.leeway.core.exchange.geojson;
