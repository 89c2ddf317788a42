import type { Product } from '@vitrina/contract/entities/product';
import { useEffect } from 'react';
import { breadcrumbData, structuredData } from './structured-data.ts';

/** Keeps a data block about `variant` in the document's head while the page is open. */
export function useStructuredData(variant: Product): void {
  useEffect(() => {
    const url = `${location.origin}/product/${variant.product_id}`;
    const blocks = [structuredData(variant, url), breadcrumbData(variant, location.origin)];
    const text = trusted(JSON.stringify(blocks));
    if (text === null) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = text;
    document.head.append(block);
    return () => block.remove();
  }, [variant]);
}

interface PolicyHolder {
  trustedTypes?: { defaultPolicy: { createScript(text: string): string } | null };
}

/**
 * `text` as the document's policy wants the text of a script, data blocks included. `null` where a
 * policy takes none: then the page goes without, rather than against the policy.
 */
function trusted(text: string): string | null {
  const policy = (globalThis as PolicyHolder).trustedTypes?.defaultPolicy;
  if (!policy) return text;
  try {
    return policy.createScript(text);
  } catch {
    return null;
  }
}
