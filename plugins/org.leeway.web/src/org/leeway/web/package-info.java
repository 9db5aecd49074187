/** The algorithms in a browser: a module of WebAssembly that TeaVM compiles, and its facade for scripts. */
package org.leeway.web;
