import { createHash, timingSafeEqual } from 'node:crypto';

/** Makes a browser ask for name and password. */
export const ASK_FOR_PASSWORD = {
  'www-authenticate': 'Basic realm="Vitrina", charset="UTF-8"',
} as const;

/** Whether an `Authorization` header carries this password, with any name. */
export function isPassword(header: string | undefined, password: string): boolean {
  const encoded = /^Basic +([\w+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(password));
}
