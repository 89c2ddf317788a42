import { NO_ICON } from '../http/html-page.ts';
import type { PaymentIntent } from './payment-intent.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const page = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${NO_ICON}
<link rel="stylesheet" href="/sandbox.css">
${script && `<script type="module" src="${script}"></script>`}
</head>
<body>
${body}
</body>
</html>
`;

/** Document of the frame with the card fields; its script renders them. */
export const cardFramePage = (): string =>
  // Not a `main`: the page around the frame has one.
  page('Card', '<div id="card"></div>', '/card-frame.js');

/** The bank's page of a 3-D Secure card, in a dialog or on its own. */
export const threeDSecurePage = (): string =>
  page(
    'Confirmarea plății',
    `<main class="bank">
<p class="test">Mod de test: aceasta nu este o bancă</p>
<h1>Confirmă plata</h1>
<p>Banca ta cere să confirmi plata cu cardul.</p>
<p class="buttons" id="answers" hidden><button type="button" value="approve">Autorizează</button> <button type="button" value="refuse" class="quiet">Respinge</button></p>
<p role="alert" id="problem"></p>
</main>`,
    '/three-d-secure.js',
  );

/** The sandbox's own page with recent payments. */
export const overviewPage = (intents: readonly PaymentIntent[]): string =>
  page(
    'Plăți de test',
    `<main class="overview">
<h1>Plăți de test</h1>
<p>Aici nu se fac plăți reale. Sunt cele mai noi 100 de încercări.</p>
<table>
<thead><tr><th scope="col">Plată</th><th scope="col">Sumă</th><th scope="col">Stare</th><th scope="col">Card</th></tr></thead>
<tbody>
${intents
  .map(
    ({ id, amount, status, card }) =>
      `<tr><td>${escapeHtml(id)}</td><td>${(amount / 100).toFixed(2).replace('.', ',')} RON</td><td>${status}</td><td>${card ? escapeHtml(`${card.brand} ••${card.last4}`) : '—'}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
</main>`,
  );
