import type { Product } from '@vitrina/contract/entities/product';
import { useEffect } from 'react';
import { breadcrumbData, structuredData } from './structured-data.ts';

/** Adds structured data of `variant` to the document's head while the page is open. */
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
 * `text` in the form that Trusted Types require, also for data blocks. `null` when the policy refuses it: the
 * page then omits the data.
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
