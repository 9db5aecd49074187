/**
 * Values that are computed when somebody first asks, and kept within a bound.
 *
 * <p>{@link org.leeway.core.cache.RecentlyUsed} keeps the values that were used last. {@link org.leeway.core.cache.CarriedOver}
 * does so for one state of a level, and computes a value from that of an earlier state where it can.
 */
package org.leeway.core.cache;
