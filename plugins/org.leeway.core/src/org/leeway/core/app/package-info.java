/**
 * The command line. Results go to standard output, everything else to standard error. Each command is a class.
 * {@link org.leeway.core.app.Leeway} lists the commands.
 */
package org.leeway.core.app;
