/** Views of a level as a whole: findings, chokes, clearance, fairness, and comparison with other levels. */
package org.leeway.ui.survey;
