/** A base class for providers of planners with a fixed description. */
package org.leeway.pathing.plan.described;
