import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import {
  accentPalette,
  type BrandColors,
  DEFAULT_COLORS,
  type Palette,
  primaryPalette,
  type Theme,
} from '@vitrina/contract/rules/brand-colors';
import { DEFAULT_BRAND, type SiteBrand } from './default-brand.ts';
import { contentType } from './release/content-type.ts';

/**
 * A deployment's style sheet, icon and picture. They are made with its HTML, not by a build.
 * @throws Error when the logo cannot be read
 */
export async function siteBrand({ colors, logo }: PlatformConfig['brand']): Promise<SiteBrand> {
  if (!colors && !logo) return DEFAULT_BRAND;
  const files = new Map<string, Buffer>();
  const add = (name: string, extension: string, content: Buffer) => {
    const path = `/static/brand/${name}.${hash(content)}${extension}`;
    files.set(path, content);
    return path;
  };
  const primary = colors?.primary ?? DEFAULT_COLORS.primary;
  const accent = colors?.accent ?? DEFAULT_COLORS.accent;
  const picture = logo ? readFileSync(logo) : Buffer.from(brandMark({ primary, accent }));
  const icon = add('logo', logo ? extname(logo) : '.svg', picture);
  const sheet = (colors ? colorRules(colors) : '') + (logo ? markRules(icon) : '');
  const style = add('brand', '.css', Buffer.from(sheet));
  const social = await socialPicture(picture, primary, logo !== undefined);
  return {
    files,
    headLinks: `<link href="${style}" rel="stylesheet">`,
    icon: { href: icon, type: contentType(icon) },
    social: add('social', '.png', social),
  };
}

/** Tokens of the brand's colours. They are outside any layer, so they override the design's. */
export function colorRules(colors: NonNullable<PlatformConfig['brand']['colors']>): string {
  const light = tokens(colors, 'light');
  const dark = tokens(colors, 'dark');
  return `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}[data-theme=light]{${light}}[data-theme=dark]{${dark}}`;
}

function tokens(
  { primary, accent }: NonNullable<PlatformConfig['brand']['colors']>,
  theme: Theme,
): string {
  const shades = primaryPalette(primary, theme);
  const values = {
    ...tokensOf('primary', shades),
    focus: shades.text,
    selection: shades.selection,
    ...(accent && tokensOf('accent', accentPalette(accent, theme))),
  };
  return Object.entries(values)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');
}

const tokensOf = (name: string, shades: Palette): Record<string, string> => ({
  [name]: shades.fill,
  [`${name}-hover`]: shades.fillHover,
  [`on-${name}`]: shades.onFill,
  [`${name}-text`]: shades.text,
  [`${name}-soft`]: shades.soft,
  [`on-${name}-soft`]: shades.onSoft,
  [`${name}-border`]: shades.border,
});

/** Replaces the drawn mark by the logo in CSS: prerendered HTML stays as built. */
const markRules = (logo: string): string =>
  `[data-mark]{background:url(${logo}) center/contain no-repeat}[data-mark]>*{display:none}`;

/** The shell's mark (`favicon.svg`) in other colours. */
export function brandMark({ primary, accent }: BrandColors): string {
  const { onFill } = primaryPalette(primary, 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${primary}"/><path d="M7 13.5 9 8h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z" fill="${accent}"/><path d="M9 18.5V24h14v-5.5" fill="none" stroke="${onFill}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** White behind a logo, as in mails: it may have the background's colour. */
const PLATE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440"><rect width="440" height="440" rx="96" fill="#fff"/></svg>',
);

async function socialPicture(
  picture: Buffer,
  background: string,
  onPlate: boolean,
): Promise<Buffer> {
  // Loaded on demand: most deployments and all development servers do not need it.
  const { default: sharp } = await import('sharp');
  const size = onPlate ? 320 : 400;
  const mark = await sharp(picture)
    .resize({ width: size, height: size, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .composite([...(onPlate ? [{ input: PLATE }] : []), { input: mark }])
    .png()
    .toBuffer();
}

const hash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);
