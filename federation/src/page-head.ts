interface PageHead {
  /** Of the canonical page. */
  address: string;
  siteName: string;
  title: string;
  description: string;
  image: { url: string; width: number; height: number };
  /** Link elements, as HTML. */
  headLinks: string;
  structuredData: readonly object[];
}

/** Title, description, canonical address, preview of a shared link and structured data, as HTML. */
export function pageHead(page: PageHead): string {
  const { address, siteName, title, description, image, headLinks, structuredData } = page;
  const properties: Record<string, string> = {
    'og:type': structuredData.some(isProduct) ? 'product' : 'website',
    'og:locale': 'ro_RO',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image.url,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
  };
  return [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="canonical" href="${escapeText(address)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeText(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    headLinks,
    ...structuredData.map(
      (block) =>
        `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n');
}

const isProduct = (block: object) => '@type' in block && block['@type'] === 'Product';

/** Escapes text for HTML content and double-quoted attributes. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
