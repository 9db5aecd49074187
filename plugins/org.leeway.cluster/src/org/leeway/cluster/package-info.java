/**
 * The checks of Leeway on a cluster of Apache Spark, or in one process: {@link org.leeway.cluster.LeewayCluster} is the
 * program. The subpackages use the libraries of Leeway as any program in plain Java does; no product needs them.
 */
package org.leeway.cluster;
