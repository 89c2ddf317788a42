import { type HostPage, snippet } from './host-page.ts';

/** A blog page with an aggressive theme: resets and rules that override everything. */
export const blogPage = (embed: string): HostPage => ({
  html: `<html lang="ro" class="no-js"><head><title>Jurnal</title><style>
    * { all: unset !important; font: 3px fantasy !important; color: white !important; }
    html body #page .entry-content * { line-height: 0 !important; letter-spacing: -1em !important; }
    input, button, label { display: none !important; pointer-events: none !important; }
    .entry-content iframe { display: block !important; max-width: 100% !important; }
    .entry-content p:empty { margin: -9px !important; }
  </style></head><body class="post-template single"><div id="page"><article class="hentry">
    <h1 class="entry-title">Jurnal</h1><div class="entry-content"><p>Text</p>
    <p>${snippet(embed)}</p><p></p></div></article></div></body></html>`,
});
