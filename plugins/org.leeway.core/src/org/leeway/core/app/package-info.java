/**
 * The command line. Results go to standard output, everything else to standard error; one command is one class.
 * Start at {@link org.leeway.core.app.Leeway}.
 */
package org.leeway.core.app;
