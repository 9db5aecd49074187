/**
 * How fair a level is for its starts, by agent. {@link org.leeway.core.analysis.balance.BalanceSheet} has the numbers for
 * users. {@link org.leeway.pathing.balance} has the algorithms.
 */
package org.leeway.core.analysis.balance;
