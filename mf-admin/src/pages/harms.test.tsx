import { expect, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Call } from '@vitrina/contract/call';
import { acceptOrder } from '@vitrina/contract/calls/accept-order';
import { correctCommission } from '@vitrina/contract/calls/correct-commission';
import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import { endCategory } from '@vitrina/contract/calls/end-category';
import { endPartner } from '@vitrina/contract/calls/end-partner';
import { endStaff } from '@vitrina/contract/calls/end-staff';
import { endUserWebsite } from '@vitrina/contract/calls/end-user-website';
import { erasePerson } from '@vitrina/contract/calls/erase-person';
import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { refundCommission } from '@vitrina/contract/calls/refund-commission';
import { refundOrder } from '@vitrina/contract/calls/refund-order';
import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import { refundReturn } from '@vitrina/contract/calls/refund-return';
import { refuseReturn } from '@vitrina/contract/calls/refuse-return';
import { renewPartnerKey } from '@vitrina/contract/calls/renew-partner-key';
import { revokePartnerKey } from '@vitrina/contract/calls/revoke-partner-key';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import { updateUserEmbed } from '@vitrina/contract/calls/update-user-embed';
import { withdrawInvitation } from '@vitrina/contract/calls/withdraw-invitation';
import { mayCall, PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { fillIn, openDialog, renderConsole, undoButton } from '../../test/render-console.tsx';
import { sampleEmbed, sampleOrder } from '../../test/samples.ts';
import { type Served, serveConsole } from '../../test/serve-console.ts';

/** An action that removes something or moves money, and its protection against a slip. */
interface Harm {
  what: string;
  call: Call;
  path: string;
  served?: Served;
  /** Presses needed before `opener`. */
  way?: (user: UserEvent) => Promise<unknown>;
  /** Button that opens the question, or acts at once when it can be undone. */
  opener: string | RegExp;
  /** Look of the deciding button: calm when nothing is lost or it can be undone. */
  looks: 'calm' | 'destructive';
  asks?: {
    /** Amounts, names and counts in the question. */
    says: readonly RegExp[];
    fill?: (user: UserEvent) => Promise<unknown>;
    confirm: string | RegExp;
  };
  isUndone?: true;
  /** Number of requests of one decision. */
  requests?: number;
  answer?: object;
}

const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
const reason = (user: UserEvent) => fillIn(user, /^Motivul/, 'Cerut de client');

const ORDER = '/admin/order/300';
const HARMS: readonly Harm[] = [
  {
    ...{ what: 'a paid order is cancelled', call: updateOrderStatus, path: ORDER },
    ...{ opener: 'Anulează comanda', looks: 'destructive' },
    asks: { says: [/1\.234,50.RON/, /stoc/, /definitivă/], confirm: 'Anulează comanda' },
  },
  {
    ...{ what: 'an order without a verified payment is accepted', call: acceptOrder, path: ORDER },
    served: { order: { payment_status: 'unverified', accepted_at: null, id: 299 } },
    ...{ opener: 'Acceptă comanda', looks: 'calm', isUndone: true },
    answer: { order: sampleOrder({ id: 299, version: 5 }) },
  },
  {
    ...{ what: 'orders are shipped together', call: updateOrderStatus, path: '/admin/orders' },
    way: async (user) =>
      user.click(await screen.findByRole('checkbox', { name: 'Alege toate de pe pagină' })),
    ...{ opener: 'Expediază cu AWB', looks: 'calm', isUndone: true },
    asks: {
      says: [/o comandă de expediat|1 comandă de expediat/, /#300|300/],
      fill: async (user) => {
        await user.click(await screen.findByLabelText('AWB-uri'));
        await user.paste('300\tAWB300');
      },
      confirm: /^Expediază (o|1) comandă/,
    },
    answer: { order: sampleOrder({ status: 'Shipped', version: 6 }) },
  },
  {
    ...{ what: 'a return is refused', call: refuseReturn, path: ORDER },
    served: { order: { status: 'Delivered' }, return: {} },
    ...{ opener: 'Refuză returul', looks: 'destructive' },
    asks: { says: [/Nu se întorc bani/], fill: reason, confirm: 'Refuză returul' },
  },
  {
    ...{ what: 'the money of a return goes back', call: refundReturn, path: ORDER },
    served: {
      order: { status: 'Delivered' },
      return: { status: 'checked', due: 627.25, due_shipping: 20, version: 3 },
    },
    ...{ opener: 'Dă banii înapoi', looks: 'destructive' },
    asks: { says: [/627,25.RON/, /Nu poate fi desfăcut/], confirm: 'Dă banii înapoi' },
  },
  {
    ...{ what: 'a part of the money goes back', call: refundOrder, path: ORDER },
    served: { order: { status: 'Delivered' } },
    ...{ opener: 'Dă o parte din bani înapoi', looks: 'destructive' },
    asks: {
      says: [/1\.234,50.RON/, /Nu poate fi desfăcut/],
      fill: async (user) => [await fillIn(user, /^Suma/, '30'), await reason(user)],
      confirm: 'Dă banii înapoi',
    },
  },
  {
    ...{ what: 'a payment becomes that of an order', call: matchPayment, path: '/admin/dashboard' },
    ...{ opener: 'Atribuie comenzii', looks: 'calm' },
    asks: { says: [/70,00.RON/, /#300/, /ana@exemplu\.ro/, /Nu poate/], confirm: 'Atribuie' },
  },
  {
    ...{ what: 'a payment without an order goes back', call: refundPayment },
    ...{ path: '/admin/dashboard', opener: 'Dă banii înapoi', looks: 'destructive' },
    asks: { says: [/70,00.RON/, /Nu poate fi desfăcut/], confirm: 'Dă banii înapoi' },
  },
  {
    ...{ what: 'a product is deleted', call: deleteProduct, path: '/admin/products' },
    ...{ opener: 'Șterge Ser (roșu)', looks: 'destructive', isUndone: true },
    asks: { says: [/Ser \(roșu\)/], confirm: 'Șterge' },
  },
  {
    ...{ what: 'prices of many products change', call: updateProduct, path: '/admin/products' },
    way: async (user) =>
      user.click(await screen.findByRole('checkbox', { name: 'Alege toate produsele din listă' })),
    ...{ opener: 'Schimbă prețurile', looks: 'calm', isUndone: true },
    asks: {
      says: [/1 preț se schimbă/, /Ser \(roșu\)/, /151,00.RON/, /135,90.RON/],
      fill: async (user) => {
        await user.selectOptions(await screen.findByLabelText(/^Cum/), 'Scade cu un procent');
        await fillIn(user, /^Cu cât/, '10');
      },
      confirm: /^Schimbă 1 preț/,
    },
  },
  {
    ...{ what: 'a category is ended', call: endCategory, path: '/admin/products' },
    way: press('Categorii'),
    ...{ opener: 'Încheie categoria Corp', looks: 'destructive', isUndone: true },
  },
  {
    ...{ what: 'all commissions of a month are paid', call: setCommissionPaid },
    path: '/admin/commissions',
    way: async (user) => user.selectOptions(await screen.findByLabelText('Luna'), '03.2026'),
    ...{ opener: /^Marchează plătite/, looks: 'calm', isUndone: true, requests: 2 },
    asks: { says: [/2 comisioane/, /2\.469,00.RON/], confirm: 'Marchează plătite' },
  },
  {
    ...{ what: 'a commission that a card paid goes back', call: refundCommission },
    ...{ path: '/admin/commissions', way: press(/^Detalii.*Ion Exemplu/) },
    ...{ opener: 'Rambursează', looks: 'destructive' },
    asks: { says: [/99,90.RON/, /Nu se poate anula/], fill: reason, confirm: 'Rambursează' },
  },
  {
    ...{ what: 'an invoice is corrected', call: correctCommission, path: '/admin/commissions' },
    ...{ way: press(/^Detalii.*Ion Exemplu/), opener: 'Corectează factura', looks: 'destructive' },
    asks: {
      says: [/99,90.RON/, /Nu se poate anula/],
      fill: async (user) => [await fillIn(user, /^Cu cât scade/, '9,90'), await reason(user)],
      confirm: 'Emite factura corectivă',
    },
  },
  {
    ...{ what: 'a connected shop is ended', call: endPartner, path: '/admin/create-partner?q=' },
    ...{ way: press('Modifică Florăria'), opener: 'Încheie conexiunea', looks: 'destructive' },
    asks: { says: [/Florăria/, /rămân de plătit/], confirm: 'Încheie conexiunea' },
    isUndone: true,
    answer: { partner: { id: 3, version: 5, ended_at: '2026-03-10T10:00:00Z' } },
  },
  {
    ...{ what: 'the key of a shop is revoked', call: revokePartnerKey },
    ...{ path: '/admin/create-partner?q=', way: press('Modifică Florăria') },
    ...{ opener: 'Revocă cheia', looks: 'destructive' },
    asks: { says: [/Florăria/, /Nu se poate anula/], confirm: 'Revocă cheia' },
  },
  {
    ...{ what: 'a shop gets a new key', call: renewPartnerKey, path: '/admin/create-partner?q=' },
    ...{ way: press('Modifică Florăria'), opener: 'Cheie nouă', looks: 'calm' },
    asks: { says: [/Florăria/, /7 zile/], confirm: 'Cheie nouă' },
  },
  {
    ...{ what: 'a form of somebody is ended', call: updateUserEmbed, isUndone: true },
    ...{ path: '/admin/customer?email=ana@exemplu.ro', opener: 'Încheie Contact', looks: 'calm' },
    answer: { data: sampleEmbed({ ended_at: '2026-03-10T10:00:00Z' }) },
  },
  {
    ...{ what: 'a site is ended', call: endUserWebsite, path: '/admin/manage' },
    ...{ way: press('Modifică Florăria Ana'), opener: 'Încheie site-ul', looks: 'destructive' },
    asks: { says: [/Florăria Ana/, /rămân de plătit/], confirm: 'Încheie site-ul' },
    isUndone: true,
    answer: { website: { id: 1, version: 3, ended_at: '2026-03-10T10:00:00Z' } },
  },
  {
    ...{ what: 'somebody is erased', call: erasePerson, path: '/admin/users' },
    ...{ opener: 'Șterge datele: Ana Exemplu', looks: 'destructive' },
    asks: {
      says: [/Ana Exemplu/, /comenzile, cu numele/],
      fill: (user) => fillIn(user, /^Adresa de e-mail a contului/, 'ana@exemplu.ro'),
      confirm: 'Șterge definitiv',
    },
  },
  {
    ...{ what: 'somebody leaves the staff', call: endStaff, path: '/admin/staff' },
    ...{ opener: 'Scoate din echipă: Sorina', looks: 'destructive' },
    asks: { says: [/Sorina/, /deconectat imediat/], confirm: 'Scoate din echipă' },
  },
  {
    ...{ what: 'an invitation is withdrawn', call: withdrawInvitation, path: '/admin/staff' },
    ...{ opener: 'Retrage invitația: Dan', looks: 'destructive' },
    asks: { says: [/Dan/, /dan@exemplu\.ro/], confirm: 'Retrage invitația' },
  },
];

const looksDestructive = (button: HTMLElement): boolean =>
  /__(danger|destructive)-/.test(button.className);

/** An impatient person: three presses without a render in between. */
const pressThrice = (button: HTMLElement) =>
  act(() => {
    for (const _ of '123') button.click();
  });

test.each(HARMS)('$what: by a decision, once', async (harm) => {
  const { call, path, served, way, opener, asks } = harm;
  const host = serveConsole(served);
  const release = host.holdsBack(call, (harm.answer ?? {}) as never);
  const { user } = renderConsole(path, {}, 'token', PERMISSIONS);
  await way?.(user);
  const begin = await screen.findByRole('button', { name: opener });
  await waitFor(() => expect(begin.getAttribute('aria-busy')).toBeNull());
  let decide = begin;
  if (asks) {
    await user.click(begin);
    const question = await openDialog();
    await asks.fill?.(user);
    decide = question.getByRole('button', { name: asks.confirm });
    const told = decide.closest('dialog')?.textContent ?? '';
    for (const said of asks.says) expect(told).toMatch(said);
    expect(host.requestsOf(call)).toEqual([]);
  }
  expect(looksDestructive(decide)).toBe(harm.looks === 'destructive');
  pressThrice(decide);
  const once = () => expect(host.requestsOf(call)).toHaveLength(harm.requests ?? 1);
  await waitFor(once);
  release();
  if (harm.isUndone) await undoButton();
  once();
});

test.each(HARMS)('$what: not by whoever may not', async ({ call, path, served, opener, way }) => {
  const needed = [call.permission ?? []].flat();
  const permissions = PERMISSIONS.filter((one) => !needed.includes(one));
  expect(mayCall(call, { role: 'admin', permissions })).toBe(false);
  serveConsole(served);
  const { user } = renderConsole(path, {}, 'token', permissions);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  // The page may be visible to staff who lack this permission.
  if (way && within(document.body).queryByRole('table')) await way(user).catch(() => {});
  expect(screen.queryByRole('button', { name: opener })).toBeNull();
});
