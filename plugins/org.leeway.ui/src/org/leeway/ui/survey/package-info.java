/** Views of a level as a whole: its chokes, and how much room it has. */
package org.leeway.ui.survey;
