/**
 * Targets for the fuzzer Jazzer: every reader of files, round trips, arguments and geometry. As tests they replay the
 * inputs in {@code seeds}; {@code releng/fuzz} looks for new ones. They run in plain Java, without OSGi.
 */
package org.leeway.fuzz;
