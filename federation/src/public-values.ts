import type { BrandTexts, PlatformConfig } from '@vitrina/contract/config';

/** The part of the brand that pages read; colours and logo reach them as files. */
export const brandTexts = ({
  colors: _colors,
  logo: _logo,
  ...texts
}: PlatformConfig['brand']): BrandTexts => texts;

/**
 * Values of a deployment that are `{{name}}` in the shell's built HTML until it is served: one build runs
 * everywhere.
 */
const publicValues = ({ publicOrigin = '', brand }: PlatformConfig): Record<string, string> => ({
  publicOrigin,
  ...Object.fromEntries(
    Object.entries(brandTexts(brand)).map(([name, value]): [string, string] => [
      `brand.${name}`,
      value,
    ]),
  ),
});

const placeholder = (name: string) => `{{${name}}}`;

/** A configuration for prerendering, whose public values are their placeholders. */
export const placeholderConfig = (config: PlatformConfig): PlatformConfig => ({
  ...config,
  publicOrigin: placeholder('publicOrigin'),
  brand: Object.fromEntries(
    Object.keys(brandTexts(config.brand)).map((name) => [name, placeholder(`brand.${name}`)]),
  ) as BrandTexts,
});

const JSON_LD = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gs;
const PLACEHOLDER = /(tel:)?\{\{([\w.]+)\}\}/g;

/**
 * Fills HTML's placeholders, each escaped for its place.
 * @throws Error on an unknown placeholder
 */
export function fillPlaceholders(html: string, config: PlatformConfig): string {
  const values = publicValues(config);
  const fill = (text: string, encode: (value: string) => string) =>
    text.replace(PLACEHOLDER, (_match, tel: string | undefined, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The shell's HTML asks for an unknown {{${name}}}.`);
      // A telephone link has no spaces; the component that renders it in the browser does the same.
      return tel ? `${tel}${encode(value.replace(/\s/g, ''))}` : encode(value);
    });
  return fill(
    html.replace(JSON_LD, (json) => fill(json, escapeJson)),
    escapeHtml,
  );
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** For the inside of a JSON string in a script element. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
