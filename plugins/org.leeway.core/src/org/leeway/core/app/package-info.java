/**
 * The command line. Results go to standard output, everything else to standard error. Each command is a class. Start at
 * {@link org.leeway.core.app.Leeway}.
 */
package org.leeway.core.app;
