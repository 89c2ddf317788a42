import punycode from 'punycode.js';

/** Romanian letters only: other alphabets have letters that look like these. */
const ROMANIAN = /^[a-z\d-]*[ăâîșț][a-zăâîșț\d-]*$/;

/**
 * A host as people write it: `șalon.ro` for `xn--alon-pxb.ro`. Names with other than Romanian letters stay
 * encoded.
 */
export const readableHost = (host: string): string =>
  host.replace(/(?<![^.])xn--[a-z\d-]+(?=[.:]|$)/g, (encoded) => {
    const read = decoded(encoded);
    const isRomanian = read !== null && ROMANIAN.test(read);
    // It must encode back to the same name.
    const written = `https://${read}`;
    return isRomanian && URL.canParse(written) && new URL(written).host === encoded
      ? read
      : encoded;
  });

function decoded(label: string): string | null {
  try {
    return punycode.toUnicode(label);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
