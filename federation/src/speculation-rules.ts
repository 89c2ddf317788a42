import type { Registry } from '@vitrina/contract/registry';

/** Address of the rules, named by documents. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
/** Browsers read no other type: https://html.spec.whatwg.org/multipage/speculative-loading.html */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';
/** An outdated list only costs time. */
export const SPECULATION_RULES_CACHE = 'public, max-age=3600';

/** Paths answered, with everything below, by the payment document. */
export const paymentPaths = ({ remotes }: Pick<Registry, 'remotes'>): string[] =>
  remotes
    .flatMap(({ current }) => current.mounts)
    .filter(({ document }) => document === 'payment')
    .map(({ path }) => path)
    .sort();

/**
 * Lets browsers prefetch the payment document, without its subresources, on intent to follow a link there:
 * this crosses documents, where the router cannot help.
 */
export function speculationRules(registry: Pick<Registry, 'remotes'>): string {
  const where = { href_matches: paymentPaths(registry).map((path) => `${path}{/*}?`) };
  return JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] });
}
