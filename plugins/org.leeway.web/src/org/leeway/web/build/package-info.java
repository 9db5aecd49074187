/** The compilation of the module. Maven runs it when the classes are compiled. */
package org.leeway.web.build;
