import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { dropEarlyResponses, hasEarlyResponse } from '@vitrina/shared-auth/api/early-responses';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { endSession, signIn } from '@vitrina/shared-auth/session';
import { hostOf, mountOf, registryOf, releaseOf, remoteOf } from '../../../test/fake-remotes.tsx';
import { setAside, takeBack } from '../../remotes/set-aside.ts';
import { createPrefetch } from './prefetch-link.ts';

const { apiOrigin } = LOCAL_CONFIG;
const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const integrity = `sha384-${'A'.repeat(64)}`;

let made = 0;
/** Each test has its own releases, because a document fetches each file only once. */
function shopOf(over: Partial<RegistryRemote> = {}): RegistryRemote {
  made += 1;
  const at = `https://shop-${made}.example`;
  const mounts = [
    mountOf('products', '/products', { preloadCalls: ['/api/products'] }),
    mountOf('checkout', '/checkout', { document: 'payment', preloadCalls: ['/api/products'] }),
    mountOf('mine', '/mine', { access: 'user', preloadCalls: ['/api/mine'] }),
  ];
  const current = releaseOf('mf-shop', 2, mounts, {
    container: `mf_shop_${made}`,
    entry: { url: `${at}/entry.js`, integrity },
    modules: {
      './products': [
        { url: `${at}/products.js`, integrity, as: 'script' },
        { url: `${at}/products.css`, integrity, as: 'style' },
      ],
    },
  });
  return remoteOf('mf-shop', mounts, { current, ...over });
}
const filesOf = ({ current }: RegistryRemote) => [
  current.entry.url,
  ...(current.modules['./products'] ?? []).map(({ url }) => url),
];

let requests: { url: string; authorization: string | undefined }[] = [];
let answer = () => Response.json([]);
/** Sorted: parallel requests arrive in any order. */
const urls = () => requests.map(({ url }) => url).sort();
rstest.stubGlobal('fetch', async (url: string, init: { headers?: { authorization?: string } }) => {
  requests.push({ url, authorization: init.headers?.authorization });
  return answer();
});

function linkTo(path: string, attributes: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: path, ...attributes });
}

function prefetchOf(remote: RegistryRemote) {
  const { host, reported } = hostOf(registryOf(remote));
  const freshen = rstest.fn(async () => {});
  return { ...createPrefetch({ ...host, freshen }), freshen, reported };
}

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  history.replaceState(null, '', '/');
  document.documentElement.dataset.document = 'default';
  document.body.innerHTML = '<script type="application/json" id="vitrina-chunks">[]</script>';
  requests = [];
  answer = () => Response.json([]);
  endSession('other-tab');
});
afterEach(() => {
  dropEarlyResponses();
});

test('a link of the header that is merely in sight gets its files, and its data when it is meant', async () => {
  const shop = shopOf();
  const { meant, seen } = prefetchOf(shop);
  const link = linkTo('/products');
  document.body.appendChild(document.createElement('header')).append(link);
  await seen(link);
  expect(urls()).toEqual(filesOf(shop).sort());
  await meant(link);
  expect(urls()).toEqual([...filesOf(shop), `${apiOrigin}/api/products`].sort());
});

test('a link in the head of a page is one of the page', async () => {
  const shop = shopOf();
  document.body.innerHTML += '<main><header></header></main>';
  const link = linkTo('/products');
  document.querySelector('header')?.append(link);
  await prefetchOf(shop).seen(link);
  expect(urls()).toContain(`${apiOrigin}/api/products`);
});

test('files and data of a link come once, however often it is meant', async () => {
  const shop = shopOf();
  const { meant, seen, reported } = prefetchOf(shop);
  await meant(linkTo('/products'));
  await meant(linkTo('/products?culoare=rosu'));
  await seen(linkTo('/products'));
  expect(urls()).toEqual([...filesOf(shop), `${apiOrigin}/api/products`].sort());
  expect(reported).toEqual([]);
});

test('a link in sight is fetched once, its data too; one that is meant gets newer data', async () => {
  const shop = shopOf();
  const { meant, seen } = prefetchOf(shop);
  await seen(linkTo('/products'));
  dropEarlyResponses();
  requests = [];
  await seen(linkTo('/products?alta=1'));
  expect(urls()).toEqual([]);
  await meant(linkTo('/products'));
  expect(urls()).toEqual([`${apiOrigin}/api/products`]);
});

test('nothing of a page that the visitor may not open', async () => {
  const { meant, freshen } = prefetchOf(shopOf());
  await meant(linkTo('/mine'));
  expect(urls()).toEqual([]);
  expect(freshen).not.toHaveBeenCalled();
});

test('personal data carry the token, public data do not', async () => {
  signIn(ana, 'abc');
  const { meant } = prefetchOf(shopOf());
  await meant(linkTo('/mine'));
  await meant(linkTo('/products'));
  expect(requests).toContainEqual({ url: `${apiOrigin}/api/mine`, authorization: 'Bearer abc' });
  expect(requests).toContainEqual({ url: `${apiOrigin}/api/products`, authorization: undefined });
});

test('of a page in another document only the files', async () => {
  const shop = shopOf();
  const { meant } = prefetchOf(shop);
  await meant(linkTo('/checkout'));
  expect(urls()).toEqual([shop.current.entry.url]);
});

test('nothing of a remote that is switched off', async () => {
  const { meant } = prefetchOf(shopOf({ disabled: true }));
  await meant(linkTo('/products'));
  expect(urls()).toEqual([]);
});

test('nothing of a release that crashed in this browser', async () => {
  const shop = shopOf();
  setAside(shop.current, 'crash');
  const { meant } = prefetchOf(shop);
  await meant(linkTo('/products'));
  expect(urls()).toEqual([]);
  takeBack(shop.current);
});

const elsewhere: [string, Partial<HTMLAnchorElement>][] = [
  ['/products', { target: '_blank' }],
  ['/products', { download: 'lista.csv' }],
  ['https://altul.example/products', {}],
  ['/faq', {}],
  ['/', {}],
];
test.each(elsewhere)('nothing for a link to %s with %j', async (path, attributes) => {
  const { meant } = prefetchOf(shopOf());
  await meant(linkTo(path, attributes));
  expect(urls()).toEqual([]);
});

test('the release that became live meanwhile is fetched as well', async () => {
  const [before, after] = [shopOf(), shopOf()];
  const { host } = hostOf(registryOf(before));
  let now = host;
  const { meant } = createPrefetch({
    chainOf: (path) => now.chainOf(path),
    requestedAt: () => now.requestedAt(),
    freshen: async () => {
      now = hostOf(registryOf(after)).host;
    },
  });
  await meant(linkTo('/products'));
  expect(urls()).toEqual(
    [...filesOf(before), ...filesOf(after), `${apiOrigin}/api/products`].sort(),
  );
});

test('the registry is requested at once, and not again while it is fresh', async () => {
  const { host } = hostOf(registryOf(shopOf()));
  // The runtime, which checks it, is still loading.
  const given: unknown[] = [];
  const freshen = (early?: unknown) => {
    given.push(early);
    return new Promise<void>(() => {});
  };
  const { meant } = createPrefetch({ ...host, freshen });
  const asked = () => urls().filter((url) => url === '/registry.json').length;
  void meant(linkTo('/products'));
  expect(asked()).toBe(0);
  const later = Date.now() + 10_000;
  rstest.spyOn(Date, 'now').mockReturnValue(later);
  void meant(linkTo('/products'));
  void meant(linkTo('/products'));
  rstest.restoreAllMocks();
  expect(asked()).toBe(1);
  expect(given).toEqual([undefined, { at: later, answer: expect.any(Promise) }, undefined]);
});

test('a registry that the page requested itself meanwhile is fresh here, too', async () => {
  const { host } = hostOf(registryOf(shopOf()));
  const later = Date.now() + 12_000;
  const given: unknown[] = [];
  const { meant } = createPrefetch({
    ...host,
    requestedAt: () => later - 2000,
    freshen: async (early) => void given.push(early),
  });
  rstest.spyOn(Date, 'now').mockReturnValue(later);
  await meant(linkTo('/products'));
  rstest.restoreAllMocks();
  expect(urls()).not.toContain('/registry.json');
  expect(given).toEqual([undefined]);
});

const failures: [string, () => Response][] = [
  ['a refusal', () => new Response('', { status: 503 })],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
];
test.each(failures)('%s is nobody’s concern: not told, and not handed out', async (_what, fail) => {
  answer = fail;
  const { meant, reported } = prefetchOf(shopOf());
  await meant(linkTo('/products'));
  expect(urls()).toContain(`${apiOrigin}/api/products`);
  expect(hasEarlyResponse(`${apiOrigin}/api/products`, null)).toBe(false);
  expect(reported).toEqual([]);
});
