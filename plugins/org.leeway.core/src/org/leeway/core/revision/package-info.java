/** Earlier states of level files, out of a repository of git. */
package org.leeway.core.revision;
