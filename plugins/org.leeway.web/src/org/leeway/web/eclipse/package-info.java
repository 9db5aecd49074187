/** Stand-ins for the parts of Eclipse and of EMF that need a file system or a registry, which a browser lacks. */
package org.leeway.web.eclipse;
