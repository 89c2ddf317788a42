import punycode from 'punycode.js';

/** Romanian, which looks like nothing else: letters of another alphabet could pass for these. */
const ROMANIAN = /^[a-z\d-]*[ăâîșț][a-zăâîșț\d-]*$/;

/**
 * The host of an address as people write it: `șalon.ro` for `xn--alon-pxb.ro`. A name with other than Romanian letters
 * stays encoded.
 */
export const readableHost = (host: string): string =>
  host.replace(/(?<![^.])xn--[a-z\d-]+(?=[.:]|$)/g, (encoded) => {
    const read = decoded(encoded);
    const isRomanian = read !== null && ROMANIAN.test(read);
    // Another text for the same name would be no name of it.
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
