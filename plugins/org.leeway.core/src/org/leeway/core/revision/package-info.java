/** Earlier states of level files, out of a repository of git, and the settings with which git merges and compares levels. */
package org.leeway.core.revision;
