package org.teavm.classlib.java.lang.invoke;

/** A type for fields. {@link org.leeway.web.jdk.JdkMembers} has its methods. */
public class TVarHandle {
}
