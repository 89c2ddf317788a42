/** Links within the page, on this origin, or of a scheme that runs nothing. */
const LINK =
  /^(?:#[\w-]*|\/(?![/\\])[^\s\\]*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d ()-]*)$/i;
const FILE = /^(?:\/(?![/\\])[^\s\\]*|https?:\/\/[^\s]+)$/i;
const OWN = /^\/(?![/\\])[^\s\\]*$/;
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Whether a picture may be requested at this address. */
export const isFileAddress = (value: string): boolean => FILE.test(value);

/** Problem of an address attribute; null for any other attribute. */
export function addressProblem(name: string, value: string): string | null {
  if (name === 'href' && !LINK.test(value))
    return `is "${short(value)}": a link is "/…", "#…", http(s), mailto or tel`;
  if (name === 'action' && !OWN.test(value))
    return `is "${short(value)}": a form leads to this origin, "/…"`;
  if (name === 'src' && !isPicture(value))
    return `is "${short(value)}": a picture is "/…", http(s) or data:image`;
  if (name === 'srcset') {
    const wrong = value
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      .find((address) => !isPicture(address));
    return wrong === undefined ? null : `names "${short(wrong)}": a picture is "/…" or http(s)`;
  }
  if (name === 'target' && value !== '_blank') return 'can only be "_blank"';
  return null;
}

const isPicture = (value: string) => FILE.test(value) || INLINE_PICTURE.test(value);

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);
