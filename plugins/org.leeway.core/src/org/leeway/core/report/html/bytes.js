// Texts in Base64, which stand for bytes in all parts of a page.

/** The bytes of a text in Base64. */
function bytesOf(base64) {
	if (Uint8Array.fromBase64) {
		return Uint8Array.fromBase64(base64);
	}
	const packed = atob(base64);
	const bytes = new Uint8Array(packed.length);
	for (let i = 0; i < bytes.length; i++) {
		bytes[i] = packed.charCodeAt(i);
	}
	return bytes;
}
