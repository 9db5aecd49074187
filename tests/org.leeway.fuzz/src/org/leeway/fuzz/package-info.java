/**
 * Targets for the fuzzer Jazzer: every reader of files, round trips, arguments and geometry. As tests they replay the inputs in
 * {@code seeds}. The program {@code releng/fuzz} looks for new inputs. The targets run in plain Java, without OSGi.
 */
package org.leeway.fuzz;
