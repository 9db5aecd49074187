/**
 * What the importers of maps that name their terrains in their own ways share: terrains by names, a user's file that says
 * what becomes which terrain, and the agents of a level whose file names none.
 */
package org.leeway.core.exchange.terrain;
