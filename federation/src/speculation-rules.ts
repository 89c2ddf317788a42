import type { Registry } from '@vitrina/contract/registry';

/** Where documents say that their rules are. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
/** Browsers read no other type: https://html.spec.whatwg.org/multipage/speculative-loading.html */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';
/** A document is looked up in what is there; who keeps an old list for an hour loses nothing but time. */
export const SPECULATION_RULES_CACHE = 'public, max-age=3600';

/** Paths that, with everything below, are answered by the payment document. */
export const paymentPaths = ({ remotes }: Pick<Registry, 'remotes'>): string[] =>
  remotes
    .flatMap(({ current }) => current.mounts)
    .filter(({ document }) => document === 'payment')
    .map(({ path }) => path)
    .sort();

/**
 * Has browsers fetch the payment document, and none of what is in it, when somebody is about to follow a
 * link there: that crosses the border of documents, where the router cannot help.
 */
export function speculationRules(registry: Pick<Registry, 'remotes'>): string {
  const where = { href_matches: paymentPaths(registry).map((path) => `${path}{/*}?`) };
  return JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] });
}
