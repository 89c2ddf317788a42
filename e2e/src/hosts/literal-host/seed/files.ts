import type { StoredFile } from '../state.ts';

/** A bottle in one colour, on a light background. */
export const picture = (color: string): StoredFile => ({
  type: 'image/svg+xml',
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 80 80">
<rect width="80" height="80" fill="#f4f1ee"/><rect x="34" y="12" width="12" height="12" fill="#555"/>
<rect x="26" y="24" width="28" height="44" rx="6" fill="${color}"/></svg>`,
  ),
});

/** A PDF of one empty page. */
export const invoice = (): StoredFile => ({
  type: 'application/pdf',
  bytes: Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`),
});
