package org.leeway.ui.architecture;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The references of a compiled class, read from its constant pool (The Java Virtual Machine Specification, section 4.4).
 *
 * @param types the full names of all referenced types, including the types in signatures
 * @param members all referenced methods and fields, as {@code owner.name}
 */
record ClassFile(Set<String> types, Set<String> members) {

	private static final int MAGIC = 0xCAFEBABE;
	private static final Pattern DESCRIBED = Pattern.compile("L([\\w$]+(?:/[\\w$]+)+)[;<]");

	/**
	 * The constant pool of a class file. All arrays are indexed by constant. Some constants refer to other constants by
	 * index, such as a method to its owner.
	 *
	 * @param tags the kinds of the constants
	 * @param first the constant with the name, or with the owner, to which a constant refers. 0 for other constants
	 * @param second the constant with the name and the type to which a constant refers. 0 for other constants
	 * @param texts the text of a UTF-8 constant. Null for other constants
	 */
	private record Pool(int[] tags, int[] first, int[] second, String[] texts) {

		static Pool read(DataInputStream in) throws IOException {
			int size = in.readUnsignedShort();
			Pool pool = new Pool(new int[size], new int[size], new int[size], new String[size]);
			for (int i = 1; i < size; i++) {
				pool.readConstant(i, in);
				if (pool.tags[i] == 5 || pool.tags[i] == 6) {
					i++;
				}
			}
			return pool;
		}

		private void readConstant(int i, DataInputStream in) throws IOException {
			tags[i] = in.readUnsignedByte();
			switch (tags[i]) {
			case 1 -> texts[i] = in.readUTF();
			case 3, 4 -> in.readInt();
			case 5, 6 -> in.readLong();
			case 7, 8, 16, 19, 20 -> first[i] = in.readUnsignedShort();
			case 9, 10, 11, 12, 17, 18 -> {
				first[i] = in.readUnsignedShort();
				second[i] = in.readUnsignedShort();
			}
			case 15 -> {
				in.readUnsignedByte();
				first[i] = in.readUnsignedShort();
			}
			default -> throw new IOException("unknown constant " + tags[i]);
			}
		}

		String className(int i) {
			return texts[first[i]].replace('/', '.');
		}
	}

	static ClassFile read(InputStream stream) throws IOException {
		DataInputStream in = new DataInputStream(stream);
		if (in.readInt() != MAGIC) {
			throw new IOException("no class file");
		}
		in.readInt();
		Pool pool = Pool.read(in);
		ClassFile file = new ClassFile(new TreeSet<>(), new TreeSet<>());
		for (int i = 1; i < pool.tags.length; i++) {
			file.collect(pool, i);
		}
		return file;
	}

	private void collect(Pool pool, int i) {
		switch (pool.tags[i]) {
		case 1 -> addDescribed(pool.texts[i]);
		case 7 -> {
			if (!pool.className(i).startsWith("[")) {
				types.add(pool.className(i));
			}
		}
		case 9, 10, 11 -> members.add(pool.className(pool.first[i]) + "." + pool.texts[pool.first[pool.second[i]]]);
		default -> {
			// this constant has no references to other classes
		}
		}
	}

	private void addDescribed(String text) {
		for (Matcher type = DESCRIBED.matcher(text); type.find();) {
			types.add(type.group(1).replace('/', '.'));
		}
	}
}
