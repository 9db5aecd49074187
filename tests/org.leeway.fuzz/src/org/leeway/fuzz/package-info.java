/**
 * Targets for the fuzzer Jazzer: readers of all file formats, round trips of levels through formats, texts that users
 * type, and geometry. As tests they replay the inputs in {@code seeds}. The program {@code releng/fuzz} looks for new
 * inputs. The targets run in plain Java, without OSGi.
 */
package org.leeway.fuzz;
