/** The cells or segments that a search visited, in the order of its visits, so that users can see them. */
package org.leeway.pathing.plan.trace;
