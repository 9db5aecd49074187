/**
 * What a search visited, in the order of its visits, to draw it.
 */
package org.leeway.pathing.plan.trace;
