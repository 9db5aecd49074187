/**
 * How many units of a level get from place to place: bounds, and simulated crowds.
 * {@link org.leeway.core.analysis.traffic.TrafficSheet} has the numbers for users. {@link org.leeway.pathing.traffic} has the
 * algorithms.
 */
package org.leeway.core.analysis.traffic;
