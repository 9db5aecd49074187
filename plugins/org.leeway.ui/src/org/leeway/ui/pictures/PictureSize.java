package org.leeway.ui.pictures;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The size of a picture, read from the header of its file. So Leeway need not decode a picture that is too large for memory. */
public record PictureSize(int width, int height) {

	private static final Set<Integer> NO_FRAME = Set.of(0xC4, 0xC8, 0xCC);

	/** The file name extensions of the picture formats that Leeway reads. */
	static final Set<String> ENDINGS = Set.of("png", "jpg", "jpeg", "gif", "bmp");

	static boolean isPicture(String name) {
		return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
	}

	/**
	 * Returns the size of the picture in a file. Empty for formats other than PNG, JPEG, GIF and BMP, and for damaged
	 * files.
	 */
	public static Optional<PictureSize> of(Path file) throws IOException {
		try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
			return read(in).filter(size -> size.width > 0 && size.height > 0);
		} catch (EOFException cut) {
			return Optional.empty();
		}
	}

	private static Optional<PictureSize> read(DataInputStream in) throws IOException {
		return switch (in.readUnsignedShort()) {
		case 0x8950 -> {
			in.skipNBytes(14);
			yield Optional.of(new PictureSize(in.readInt(), in.readInt()));
		}
		case 0x4749 -> {
			in.skipNBytes(4);
			yield Optional.of(new PictureSize(Short.toUnsignedInt(Short.reverseBytes(in.readShort())),
					Short.toUnsignedInt(Short.reverseBytes(in.readShort()))));
		}
		case 0x424D -> {
			in.skipNBytes(16);
			yield Optional.of(new PictureSize(Integer.reverseBytes(in.readInt()),
					Math.abs(Integer.reverseBytes(in.readInt()))));
		}
		case 0xFFD8 -> jpeg(in);
		default -> Optional.empty();
		};
	}

	/**
	 * Returns the size of the picture in a JPEG file. The size is in the first segment that describes a frame. Empty if there is no
	 * such segment.
	 */
	private static Optional<PictureSize> jpeg(DataInputStream in) throws IOException {
		while (in.readUnsignedByte() == 0xFF) {
			int marker = in.readUnsignedByte();
			while (marker == 0xFF) {
				marker = in.readUnsignedByte();
			}
			int length = in.readUnsignedShort();
			if (marker >= 0xC0 && marker <= 0xCF && !NO_FRAME.contains(marker)) {
				in.readUnsignedByte();
				int height = in.readUnsignedShort();
				return Optional.of(new PictureSize(in.readUnsignedShort(), height));
			}
			in.skipNBytes(length - 2);
		}
		return Optional.empty();
	}

	long pixels() {
		return (long) width * height;
	}
}
