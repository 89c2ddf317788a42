import { type Palette, primaryPalette } from '@vitrina/contract/rules/brand-colors';
import { isolated } from '@vitrina/contract/rules/isolated';
import type { Brand } from '../brand.ts';
import { escapeHtml } from '../http/html-page.ts';
import { codePicture } from './code-picture.ts';

/** Part of a mail, written once for its HTML and text forms. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Less prominent than a button. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** For scanning with a phone; the text form has its contents elsewhere. */
  | { readonly kind: 'code'; readonly code: string; readonly label: string; readonly hint: string }
  /** Rows of item and amount; with `total` the last one is emphasised. */
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly [string, string])[];
      readonly total?: boolean;
    };

/** Both forms of a mail. */
export interface MailBody {
  textBody: string;
  htmlBody: string;
}

/** Inline styles: mail programs know little else. */
const FONT =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#201b15;overflow-wrap:break-word';

/** Side of a code. */
const CODE_PX = 176;

/**
 * HTML and text of a mail with heading, parts and the sender's identity. The HTML is also well-formed XML,
 * because the console's preview draws it as a picture.
 */
export function mailBody(brand: Brand, heading: string, blocks: readonly Block[]): MailBody {
  const sender = [brand.legalName, brand.legalId, brand.legalAddress].join(' · ');
  const contact = `${brand.phone} · ${brand.email}`;
  const colors = primaryPalette(brand.primary, 'light');
  const parts = blocks.map(blockText).filter(Boolean);
  const text = [heading, ...parts, '--', brand.name, sender, contact];
  const html = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light"/><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f0ea">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff;${FONT}">
<p style="margin:0 0 24px;font-weight:bold;color:${colors.text}">${logoHtml(brand)}${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>
${blocks.map((block) => blockHtml(block, colors)).join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;text-align:center;${FONT};font-size:12px;color:#5c5346">${escapeHtml(sender)}<br/>${escapeHtml(contact)}</p>
</body>
</html>`;
  return { textBody: `${text.join('\n\n')}\n`, htmlBody: html };
}

function blockText(block: Block): string {
  if (block.kind === 'code') return '';
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'button' || block.kind === 'link') return `${block.label}: ${block.url}`;
  return block.rows.map((row) => row.map(isolated).join(': ')).join('\n');
}

const logoHtml = ({ logo }: Brand): string =>
  logo
    ? `<img src="${escapeHtml(logo.url)}" alt="" height="40" style="height:40px;margin-right:12px;vertical-align:middle"/>`
    : '';

function blockHtml(block: Block, { fill, onFill }: Palette): string {
  if (block.kind === 'paragraph') {
    return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br/>')}</p>`;
  }
  if (block.kind === 'button') {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${fill};color:${onFill};text-decoration:none;font-weight:bold">${escapeHtml(block.label)}</a></p>`;
  }
  if (block.kind === 'link') {
    return `<p style="margin:24px 0 16px;font-size:14px"><a href="${escapeHtml(block.url)}" style="color:#5c5346">${escapeHtml(block.label)}</a></p>`;
  }
  if (block.kind === 'code') {
    return `<p style="margin:0 0 16px"><img src="${codePicture(block.code)}" alt="${escapeHtml(block.label)}" width="${CODE_PX}" height="${CODE_PX}" style="display:block;border-radius:8px"/><span style="font-size:14px;color:#5c5346">${escapeHtml(block.hint)}</span></p>`;
  }
  const last = block.rows.length - 1;
  const rows = block.rows.map(([what, amount], index) =>
    rowHtml(isolated(what), isolated(amount), block.total === true && index === last),
  );
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

function rowHtml(what: string, amount: string, stressed: boolean): string {
  const weight = stressed ? ';font-weight:bold' : '';
  const cell = `padding:8px 0;border-bottom:1px solid #e9e3da;vertical-align:top${weight}`;
  return `<tr><td style="${cell}">${escapeHtml(what)}</td><td style="${cell};padding-left:16px;text-align:right">${escapeHtml(amount.replace(/ (?=RON$)/, '\u00a0'))}</td></tr>`;
}
