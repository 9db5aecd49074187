/** Repairs: changes of a level that end a finding, computed from an analysis on any thread. */
package org.leeway.core.repair;
