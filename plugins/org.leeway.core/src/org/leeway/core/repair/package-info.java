/** Repairs: changes of a level that remove the cause of a finding. Any thread may compute a repair from a level's analysis. */
package org.leeway.core.repair;
