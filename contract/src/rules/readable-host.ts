/** Romanian, which looks like nothing else: letters of another alphabet could pass for these. */
const ROMANIAN = /^[a-z\d-]*[ăâîșț][a-zăâîșț\d-]*$/;

/**
 * The host of an address as people write it: `șalon.ro` for `xn--alon-pxb.ro`. A name with other than Romanian letters
 * stays encoded.
 */
export const readableHost = (host: string): string =>
  host.replace(/(?<![^.])xn--([a-z\d-]+)(?=[.:]|$)/g, (encoded, label: string) => {
    const read = decodeLabel(label);
    const isRomanian = read !== null && ROMANIAN.test(read);
    // Another text for the same name would be no name of it.
    return isRomanian &&
      URL.canParse(`https://${read}`) &&
      new URL(`https://${read}`).host === encoded
      ? read
      : encoded;
  });

const BASE = 36;
const MIN_BIAS = 1;
const MAX_BIAS = 26;

/** Punycode without its prefix: https://www.rfc-editor.org/rfc/rfc3492#section-6.2 */
function decodeLabel(label: string): string | null {
  const end = label.lastIndexOf('-');
  const letters = end > 0 ? [...label.slice(0, end)] : [];
  const rest = label.slice(end + 1);
  let [code, at, bias, index] = [128, 0, 72, 0];
  while (index < rest.length) {
    const before = at;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = Number.parseInt(rest[index] ?? '', BASE);
      index++;
      if (Number.isNaN(digit)) return null;
      // Digits follow the letters there, as numerals they come first.
      const value = digit < 10 ? digit + 26 : digit - 10;
      at += value * weight;
      const threshold = Math.min(Math.max(k - bias, MIN_BIAS), MAX_BIAS);
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return null;
    letters.splice(at, 0, String.fromCodePoint(code));
    at++;
  }
  return letters.join('');
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? 700 : 2));
  left += Math.floor(left / count);
  let k = 0;
  for (; left > ((BASE - MIN_BIAS) * MAX_BIAS) / 2; k += BASE)
    left = Math.floor(left / (BASE - MIN_BIAS));
  return k + Math.floor((BASE * left) / (left + 38));
}
