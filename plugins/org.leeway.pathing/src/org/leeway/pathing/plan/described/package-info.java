/**
 * A base for providers of planners: it answers all questions about a planner from one description.
 */
package org.leeway.pathing.plan.described;
