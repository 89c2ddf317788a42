/** How a step reaches the next without importing it. */
export type Over =
  /** Name of a contract call in both files. */
  | { call: string }
  /** A word in both files, and what travels there. */
  | { word: string; says: string };

export interface Step {
  file: string;
  /** Declaration in the file. */
  name: string;
  does: string;
}

export interface Way {
  title: string;
  steps: Readonly<Record<string, Step>>;
  arrows: ReadonlyArray<readonly [from: string, to: string, over?: Over]>;
}

/** Main flows of the product through the code; a test checks every step and arrow against it. */
export const WAYS: Readonly<Record<string, Way>> = {
  product: {
    title: 'The way of a product',
    steps: {
      change: step('backend/src/products/update-product.ts', 'updateVariant', 'staff change it'),
      rows: step('backend/src/products/products-repository.ts', 'listSoldProducts', 'its row'),
      listing: step(
        'backend/src/products/catalogue.ts',
        'createCatalogue',
        'kept until it changes',
      ),
      route: step('backend/src/products/products-routes.ts', 'productsRoutes', 'answers it'),
      query: step('mf-shop/src/features/catalog/list-products.ts', 'productsQuery', 'asks once'),
      list: step('mf-shop/src/features/product-list/product-list.tsx', 'ProductList', 'shows it'),
      frozen: step('mf-shop/src/html/catalogue.ts', 'catalogueOf', 'the same answers, in Node'),
      markup: step('mf-shop/src/html/page-markup.tsx', 'pageMarkup', 'its page as HTML'),
      pages: step('mf-shop/src/pages-html.tsx', 'render', 'what a release says of its pages'),
      writer: step(
        'federation/src/release/pages/write-pages.ts',
        'writePages',
        'writes what changed',
      ),
    },
    arrows: [
      ['change', 'rows'],
      ['listing', 'rows'],
      ['route', 'listing'],
      ['query', 'route', { call: 'list-products' }],
      ['list', 'query'],
      ['frozen', 'query'],
      ['markup', 'frozen'],
      ['frozen', 'route', { call: 'list-products' }],
      ['pages', 'markup'],
      ['writer', 'pages', { word: 'list', says: 'in a process of its own' }],
    ],
  },
  order: {
    title: 'The way of an order',
    steps: {
      page: step('mf-shop/src/features/checkout/checkout.tsx', 'Checkout', 'the page'),
      flow: step(
        'mf-shop/src/features/checkout-flow/checkout-flow.ts',
        'createCheckoutFlow',
        'no step twice',
      ),
      prepare: step(
        'mf-shop/src/features/checkout/prepare-payment.ts',
        'preparePayment',
        'asks for a payment',
      ),
      place: step('mf-shop/src/features/checkout/place-order.ts', 'placeOrder', 'after the charge'),
      routes: step('backend/src/checkout/checkout-routes.ts', 'checkoutRoutes', 'both calls'),
      hold: step('backend/src/checkout/hold-pieces.ts', 'holdPieces', 'pieces, for a while'),
      order: step('backend/src/checkout/create-order.ts', 'placeOrder', 'the browser came back'),
      event: step('backend/src/checkout/receive-event.ts', 'receiveEvent', 'the provider told'),
      sweep: step(
        'backend/src/checkout/release-expired-checkouts.ts',
        'releaseExpiredCheckouts',
        'nobody told',
      ),
      settle: step('backend/src/checkout/settle-payment.ts', 'settlePayment', 'paid: one order'),
      store: step('backend/src/checkout/store-order.ts', 'storeOrder', 'rows and mails, at once'),
      outbox: step('backend/src/mails/outbox.ts', 'enqueueMail', 'in the same transaction'),
      worker: step('backend/src/mails/mail-worker.ts', 'startMailWorker', 'sends it'),
    },
    arrows: [
      ['page', 'flow'],
      ['page', 'prepare'],
      ['page', 'place'],
      ['prepare', 'routes', { call: 'create-payment-intent' }],
      ['place', 'routes', { call: 'create-order' }],
      ['routes', 'hold'],
      ['routes', 'order'],
      ['order', 'settle'],
      ['event', 'settle'],
      ['sweep', 'settle'],
      ['settle', 'store'],
      ['store', 'outbox'],
      ['worker', 'outbox'],
    ],
  },
  answer: {
    title: 'The way of an answer',
    steps: {
      loader: step('mf-quiz/src/loader/loader.ts', 'start', 'in a foreign page'),
      host: step('mf-quiz/src/embed/connect-host.ts', 'connectHost', 'talks to that page'),
      frame: step('mf-quiz/src/embed/take-over.tsx', 'takeOver', 'the form in its frame'),
      store: step('mf-quiz/src/quiz-core/quiz-store.ts', 'createQuizStore', 'answers and draft'),
      request: step('mf-quiz/src/quiz-core/to-request.ts', 'toRequest', 'as the host reads it'),
      send: step('mf-quiz/src/embed/send-guest-request.ts', 'sendGuestRequest', 'once, by its key'),
      routes: step(
        'backend/src/website-requests/website-requests-routes.ts',
        'websiteRequestsRoutes',
        'the call',
      ),
      receive: step(
        'backend/src/website-requests/create-guest-website-request.ts',
        'receiveGuestRequest',
        'an account, a request',
      ),
      tell: step(
        'backend/src/website-requests/tell-request-received.ts',
        'tellRequestReceived',
        'the guest is written to',
      ),
      outbox: step('backend/src/mails/outbox.ts', 'enqueueMail', 'in the same transaction'),
    },
    arrows: [
      ['loader', 'host', { word: 'PROTOCOL', says: 'messages of windows' }],
      ['frame', 'host'],
      ['frame', 'store'],
      ['store', 'request'],
      ['frame', 'send'],
      ['send', 'routes', { call: 'create-guest-website-request' }],
      ['routes', 'receive'],
      ['receive', 'tell'],
      ['tell', 'outbox'],
    ],
  },
  release: {
    title: 'The way of a release',
    steps: {
      command: step('federation/src/release/release-command.ts', 'release', 'pnpm release'),
      remote: step(
        'federation/src/release/release-remote.ts',
        'releaseRemote',
        'checked, then uploaded',
      ),
      upload: step(
        'federation/src/release/upload-served.ts',
        'uploadServed',
        'and read back as browsers do',
      ),
      update: step(
        'federation/src/release/update-registry.ts',
        'updateRegistry',
        'nobody is overwritten',
      ),
      keeper: step(
        'federation/src/release/registry-keeper.ts',
        'registryKeeper',
        'verifies, signs',
      ),
      store: step(
        'federation/src/release/release-store.ts',
        'REGISTRY_FILE',
        'one file of the store',
      ),
      html: step(
        'federation/src/release/write-html.ts',
        'withHtml',
        'HTML with the registry in it',
      ),
      fetch: step('shell/src/remotes/fetch-registry.ts', 'fetchRegistry', 'open tabs ask'),
      refresh: step(
        'shell/src/remotes/refresh-registry.ts',
        'createRefresh',
        'takes a newer one over',
      ),
      checks: step(
        'shell/src/remotes/registry-checks.ts',
        'createRegistryChecks',
        'its signature, its roster',
      ),
      loader: step(
        'shell/src/remotes/load-release.ts',
        'createReleaseLoader',
        'this one, else the one before',
      ),
      mount: step('shell/src/remotes/load-mount.ts', 'createMountLoader', 'its routes'),
      routes: step('shell/src/remotes/mount-routes.tsx', 'createMountRoutes', 'behind its path'),
    },
    arrows: [
      ['command', 'remote'],
      ['remote', 'upload'],
      ['remote', 'update'],
      ['update', 'keeper'],
      ['command', 'html'],
      ['keeper', 'store'],
      ['store', 'fetch', { word: 'registry.json', says: '/registry.json' }],
      ['refresh', 'fetch'],
      ['refresh', 'checks', { word: 'isGenuine', says: 'is it genuine?' }],
      ['routes', 'mount'],
      ['mount', 'loader'],
      ['routes', 'refresh'],
    ],
  },
};

function step(file: string, name: string, does: string): Step {
  return { file, name, does };
}
