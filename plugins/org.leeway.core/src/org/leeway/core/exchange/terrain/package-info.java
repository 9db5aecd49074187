/**
 * Shared parts of importers whose maps name terrains in their own ways. The package has a list of terrains by name. The package
 * also reads the file in which a user assigns tiles, values or colours of a map to terrains.
 */
package org.leeway.core.exchange.terrain;
