/**
 * The checks of Leeway on a cluster of Apache Spark, or in one process: {@link org.leeway.cluster.LeewayCluster} is the
 * program. The subpackages use the libraries of Leeway as any program in plain Java does. No other part of Leeway needs
 * these packages.
 */
package org.leeway.cluster;
