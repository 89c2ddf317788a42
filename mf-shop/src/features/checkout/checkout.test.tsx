import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createOrder } from '@vitrina/contract/calls/create-order';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listAddresses } from '@vitrina/contract/calls/list-addresses';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { register } from '@vitrina/contract/calls/register';
import {
  addLine,
  clearCart,
  endSession,
  getSession,
  signIn,
  tellChanges,
  useCart,
  useToasts,
} from '@vitrina/shared-auth';
import { fakeStripe } from '@vitrina/shared-auth/testing/fake-stripe';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import { SAMPLE_ORDER } from '../../../test/sample-purchase.ts';
import * as checkout from '../../routes/checkout.tsx';

const stripe = fakeStripe();
const lipstick = sampleProduct({ product_id: 2, product_name: 'Ruj', color: 'crimson' });
const PAY = 'Plasează comanda și plătește';
const { email: _, shippingCost: __, products: ___, ...DELIVERY } = SAMPLE_ORDER;

function setUp(options?: Parameters<typeof stubHost>[0]) {
  const host = stubHost(options);
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.answers(createPaymentIntent, { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' });
  host.answers(createOrder, { orderId: 41, orderKey: '41.abc.def' });
  const { user } = renderPath('/checkout', { '/checkout': checkout });
  return { host, user };
}

/** A host of the specification: rows without version, payments without id, orders without number. */
function specOnlyHost() {
  const { host, user } = setUp({ capabilities: [] });
  host.answers(
    listProducts,
    SAMPLE_CATALOGUE.map(({ version: _, ...row }) => row),
  );
  host.answers(createPaymentIntent, { clientSecret: 'pi_1_secret_2' });
  host.answers(createOrder, {});
  return { host, user };
}

/** Pasted as a whole, because single keystrokes do not matter here. */
async function paste(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await screen.findByLabelText('Nume și prenume');
  await paste(user, 'Nume și prenume', 'Ana Exemplu');
  await paste(user, 'E-mail', 'ana@exemplu.ro');
  await paste(user, 'Telefon', '0712 345 678');
  await user.selectOptions(screen.getByLabelText('Județ'), 'Cluj');
  await paste(user, 'Localitate', 'Cluj-Napoca');
  await paste(user, 'Cod poștal', '400001');
  await paste(user, 'Stradă, număr, bloc, apartament', 'Strada Exemplului 1');
}

/** Waits until the card fields are ready; before that the button is disabled. */
async function pay(user: UserEvent) {
  const button = await screen.findByRole('button', { name: PAY });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await user.click(button);
}
const isPlaced = () =>
  screen.findByRole('heading', { level: 1, name: 'Comanda a fost plasată cu succes!' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCart();
  endSession('signed-out');
  stripe.confirmPayment.mockClear();
  stripe.submit.mockClear();
  stripe.retrievePaymentIntent.mockReset();
  stripe.retrievePaymentIntent.mockResolvedValue(intent({}));
});

/** The provider's state of the payment for one lipstick. */
const intent = (given: { amount?: number; currency?: string; status?: string }) => ({
  paymentIntent: {
    id: 'pi_1',
    status: 'requires_payment_method',
    amount: 7000,
    currency: 'ron',
    ...given,
  },
});

test('an empty cart offers the way to the products and nothing to pay', async () => {
  setUp();
  expect(await screen.findByText('Nu există produse în coș')).toBeTruthy();
  expect(screen.queryByRole('button', { name: PAY })).toBeNull();
});

test('a purchase pays what the page shows, places the order once and empties the cart', async () => {
  addLine(lipstick, 2);
  const { host, user } = setUp();
  await fillIn(user);
  await user.dblClick(await screen.findByRole('button', { name: PAY }));
  await isPlaced();
  const below = screen.getByText('Numărul comenzii: 41').nextElementSibling;
  expect(below?.textContent).toMatch(/^Vezi comanda.*factură pe firmă și returnezi/);
  expect(below?.querySelector('a')?.getAttribute('href')).toBe('/order?token=41.abc.def');
  expect(useCart.getState().lines).toEqual([]);
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Comanda plasată! ✔️');
  const products = [{ product_id: 2, quantity: 2 }];
  expect(host.requestsOf(createPaymentIntent).map(({ body }) => body)).toEqual([
    {
      amount: 12_000,
      products,
      shippingCost: 20,
      email: 'ana@exemplu.ro',
      delivery: DELIVERY,
      checkoutKey: expect.any(String),
    },
  ]);
  expect(host.requestsOf(createOrder).map(({ body }) => body)).toEqual([
    { ...SAMPLE_ORDER, products, paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2' },
  ]);
  expect(stripe.options.at(-1)).toMatchObject({ amount: 12_000, currency: 'ron', locale: 'ro' });
});

test('a page that was left for the bank and came back as it was left is loaded anew', async () => {
  addLine(lipstick);
  const { user } = setUp();
  const reload = rstest.spyOn(location, 'reload').mockImplementation(() => {});
  const comeBack = () =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }) as Event);
  await fillIn(user);
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  let answer = (_: object) => {};
  stripe.confirmPayment.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await pay(user);
  await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalled());
  comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  answer({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  await isPlaced();
  reload.mockRestore();
});

test('while others hold the last pieces the page says so, and gives up only when told to', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.refuses(createPaymentIntent, 409, { code: 'pieces_held' });
  await fillIn(user);
  await pay(user);
  await screen.findByText('Ultimele bucăți sunt acum la plată la altcineva');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Nu mai aștept' }));
  await screen.findByRole('button', { name: PAY });
  expect(screen.queryByText(/^Ultimele bucăți/)).toBeNull();
  expect(useCart.getState().lines).toHaveLength(1);
  host.answers(createPaymentIntent, { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' });
  await pay(user);
  await isPlaced();
});

test('while a payment runs another tab changes neither the amount shown nor the form', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  let confirm = () => {};
  stripe.confirmPayment.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        confirm = () => resolve({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
      }),
  );
  await fillIn(user);
  await pay(user);
  await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalled());
  act(() => addLine(lipstick));
  expect(screen.getByText('70,00 RON')).toBeTruthy();
  act(() => clearCart());
  expect(screen.getByText('70,00 RON')).toBeTruthy();
  expect(stripe.options.at(-1)).toMatchObject({ amount: 7000 });
  confirm();
  await isPlaced();
  expect(host.requestsOf(createOrder)).toHaveLength(1);
});

test('terms, withdrawal and privacy stand beside the button, and where an account is made', async () => {
  addLine(lipstick);
  const { user } = setUp();
  const linked = () =>
    [...document.querySelectorAll('a[target="_blank"]')].map((link) => link.getAttribute('href'));
  await screen.findByRole('button', { name: PAY });
  expect(linked()).toEqual(['/terms', '/terms#retragerea', '/cookies']);
  await user.click(screen.getByLabelText('Creează-mi un cont cu aceste date'));
  expect(linked()).toEqual(['/terms', '/cookies', '/terms', '/terms#retragerea', '/cookies']);
});

test('the billing details are those that the specification lists', async () => {
  addLine(lipstick);
  const { user } = setUp();
  await fillIn(user);
  await pay(user);
  await isPlaced();
  expect(stripe.confirmPayment.mock.calls[0]?.[0]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    redirect: 'if_required',
    confirmParams: {
      payment_method_data: {
        billing_details: {
          name: 'Ana Exemplu',
          email: 'ana@exemplu.ro',
          phone: '0712345678',
          address: {
            line1: 'Strada Exemplului 1',
            postal_code: '400001',
            city: 'Cluj-Napoca',
            state: 'Cluj',
            country: 'RO',
          },
        },
      },
    },
  });
});

test('an incomplete form is not sent: the first wrong field has the focus and says why', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  await user.type(await screen.findByLabelText('Nume și prenume'), 'Ana');
  await pay(user);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(screen.getAllByText('Câmpul este obligatoriu.')).toHaveLength(6);
  expect(host.requestsOf(createPaymentIntent)).toEqual([]);
});

test('a field is judged when it is left', async () => {
  addLine(lipstick);
  const { user } = setUp();
  await user.type(await screen.findByLabelText('Cod poștal'), '40');
  expect(screen.queryByText('Codul poștal are 6 cifre.')).toBeNull();
  await user.tab();
  expect(screen.getByText('Codul poștal are 6 cifre.')).toBeTruthy();
  // From then on it is validated on each change.
  await user.type(screen.getByLabelText('Cod poștal'), '0001');
  expect(screen.queryByText('Codul poștal are 6 cifre.')).toBeNull();
});

test('every field tells the browser what belongs in it', async () => {
  addLine(lipstick);
  const { user } = setUp();
  await user.click(await screen.findByLabelText('Creează-mi un cont cu aceste date'));
  const fields = document.querySelectorAll('form :is(input, select)[name]:not([type="checkbox"])');
  const tokens = [...fields].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('autocomplete'),
  ]);
  expect(Object.fromEntries(tokens)).toEqual({
    name: 'name',
    email: 'email',
    phone: 'tel',
    county: 'address-level1',
    locality: 'address-level2',
    zip: 'postal-code',
    address: 'address-line1',
    password: 'new-password',
    confirmation: 'new-password',
  });
});

test('after a declined card what was typed stays, and the retry pays the same intent', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  stripe.confirmPayment.mockResolvedValueOnce({
    error: { type: 'card_error', message: 'Cardul a fost refuzat.' },
  });
  await fillIn(user);
  await pay(user);
  const refusal = 'Plata nu a putut fi realizată: Cardul a fost refuzat.';
  await screen.findByText(refusal);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplu.ro');
  act(() => stripe.changeCard());
  expect(screen.queryByText(refusal), 'of the card before').toBeNull();
  expect(screen.getByText('Nu s-a retras niciun ban. Poți încerca din nou.')).toBeTruthy();
  await pay(user);
  await isPlaced();
  const keys = host
    .requestsOf(createPaymentIntent)
    .map(({ body }) => (body as { checkoutKey: string }).checkoutKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an unreachable host before the charge is said, and nothing was charged', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.isUnreachable(createPaymentIntent);
  await fillIn(user);
  await pay(user);
  await screen.findByText('Error during payment: serverul nu poate fi contactat');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

test('a host that is down is told at once: nobody waits for its catalogue', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  await fillIn(user);
  host.refuses(createPaymentIntent, 503, { error: 'Serviciul nu este disponibil momentan.' });
  const release = host.holdsBack(listProducts, SAMPLE_CATALOGUE);
  await pay(user);
  await screen.findByText('Error during payment: Serviciul nu este disponibil momentan.');
  expect(screen.getByText('Nu s-a retras niciun ban. Poți încerca din nou.')).toBeTruthy();
  release();
});

test('a paid order that was not placed never offers to pay again, also after a reload', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.refuses(createOrder, 500);
  await fillIn(user);
  await pay(user);
  await screen.findByRole(
    'heading',
    { name: 'Plata a trecut, comanda nu e încă plasată' },
    { timeout: 4000 },
  );
  expect(host.requestsOf(createOrder)).toHaveLength(3);
  expect(screen.getByText('Failed to place order')).toBeTruthy();
  expect(screen.queryByRole('button', { name: PAY })).toBeNull();

  cleanup();
  const reloaded = setUp();
  await isPlaced();
  expect(reloaded.host.requestsOf(createPaymentIntent)).toEqual([]);
  expect(reloaded.host.requestsOf(createOrder)).toHaveLength(1);
});

test('the wish for an account is there after a reload, without its password', async () => {
  addLine(lipstick);
  const { user } = setUp();
  await user.click(await screen.findByLabelText('Creează-mi un cont cu aceste date'));
  await user.type(screen.getByLabelText('Parolă'), 'parola-mea');
  cleanup();
  setUp();
  expect((await screen.findByLabelText<HTMLInputElement>('Parolă')).value).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('parola-mea');
});

test('an account is made with the delivery data, and its owner is signed in', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.answers(register, {
    user: { id: 5, name: 'Ana Exemplu', email: 'ana@exemplu.ro', role: 'user' },
    token: 'jeton',
  });
  host.answers(getProfile, { email: 'ana@exemplu.ro' });
  host.answers(listAddresses, { data: [] });
  await fillIn(user);
  await user.click(screen.getByLabelText('Creează-mi un cont cu aceste date'));
  await user.type(screen.getByLabelText('Parolă'), 'parola-mea');
  await user.type(screen.getByLabelText('Confirmă parola'), 'parola-ta');
  await pay(user);
  expect(screen.getByText('Parolele nu se potrivesc.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Confirmă parola'));
  await user.type(screen.getByLabelText('Confirmă parola'), 'parola-mea');
  await pay(user);
  await isPlaced();
  expect(getSession()).toMatchObject({ status: 'authenticated', token: 'jeton' });
  expect(host.requestsOf(register)[0]?.body).toMatchObject({
    password: 'parola-mea',
    county: 'Cluj',
  });
});

test('a refused registration shows the words of the server, or those of the specification', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.refuses(register, 400);
  await fillIn(user);
  await user.click(screen.getByLabelText('Creează-mi un cont cu aceste date'));
  await user.type(screen.getByLabelText('Parolă'), 'parola-mea');
  await user.type(screen.getByLabelText('Confirmă parola'), 'parola-mea');
  await pay(user);
  await screen.findByText('Nu s-a reusit crearea contului');
  host.refuses(register, 409, { error: 'Există deja un cont.' });
  await pay(user);
  await screen.findByText('Există deja un cont.');
  host.isUnreachable(register);
  await pay(user);
  await screen.findByText('Registration error: serverul nu poate fi contactat');
  expect(host.requestsOf(createPaymentIntent)).toEqual([]);
});

test("a known buyer's form starts from their profile and offers no account", async () => {
  addLine(lipstick);
  signIn({ id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'jeton');
  const { host } = setUp();
  host.answers(getProfile, { ...SAMPLE_ORDER });
  host.answers(listAddresses, { data: [] });
  await screen.findByDisplayValue('Ana Exemplu');
  expect(screen.getByLabelText<HTMLSelectElement>('Județ').value).toBe('Cluj');
  expect(screen.queryByLabelText('Creează-mi un cont cu aceste date')).toBeNull();
  await screen.findByRole('option', { name: 'Nicio adresă salvată în cont' });
  expect(screen.getByLabelText<HTMLSelectElement>('Adresele tale').disabled).toBe(true);
});

test('a known buyer chooses one of their addresses, and the e-mail stays theirs', async () => {
  addLine(lipstick);
  signIn({ id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'jeton');
  const { host, user } = setUp();
  host.answers(getProfile, { ...SAMPLE_ORDER });
  host.answers(listAddresses, {
    data: [
      {
        ...{ id: 4, name: 'Birou', phone: '0711111111', county: 'Iași', locality: 'Iași' },
        ...{ zip: '700001', address: 'Strada Scurtă 2', is_default: false },
      },
    ],
  });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Adresele tale');
  await screen.findByRole('option', { name: /^Birou/ });
  await user.selectOptions(choice, '4');
  expect(screen.getByLabelText<HTMLInputElement>('Cod poștal').value).toBe('700001');
  expect(screen.getByDisplayValue(SAMPLE_ORDER.email)).toBeTruthy();
  await user.type(screen.getByLabelText('Cod poștal'), '2');
  expect(choice.value).toBe('');
});

test('the quantity is capped at the stock; minus at one takes the line out', async () => {
  addLine(lipstick, 1);
  const { user } = setUp();
  const more = await screen.findByRole('button', { name: 'Crește cantitatea' });
  await screen.findByText('TVA inclus');
  await user.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await user.click(more);
  expect(useCart.getState().lines[0]?.quantity).toBe(2);
  const less = screen.getByRole('button', { name: 'Scade cantitatea' });
  await user.click(less);
  await user.click(less);
  expect(await screen.findByText('Nu există produse în coș')).toBeTruthy();
});

test('what the catalogue changed in the cart is said line by line', async () => {
  addLine({ ...lipstick, price: 40 }, 5);
  setUp();
  expect(
    await screen.findByText('Ruj, carmin costă acum 50,00 RON (înainte 40,00 RON).'),
  ).toBeTruthy();
  expect(
    screen.getByText('Ruj, carmin: au mai rămas 2 bucăți, iar cantitatea a fost redusă.'),
  ).toBeTruthy();
});

test('a changed cart is paid only after it was accepted', async () => {
  addLine({ ...lipstick, price: 40 });
  const { host, user } = setUp();
  await fillIn(user);
  await pay(user);
  expect(host.requestsOf(createPaymentIntent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Am văzut, accept modificările' }));
  await pay(user);
  await isPlaced();
});

test('what was typed outlives a reload, and is forgotten with the order', async () => {
  addLine(lipstick);
  const { user } = setUp();
  await fillIn(user);
  cleanup();
  const reloaded = setUp();
  expect(await screen.findByDisplayValue('Ana Exemplu')).toBeTruthy();
  await pay(reloaded.user);
  await isPlaced();
  expect(sessionStorage).toHaveLength(0);
});

test('telephone and postal code stand in one form once they are left', async () => {
  addLine(lipstick);
  const { user } = setUp();
  await user.type(await screen.findByLabelText('Telefon'), '+40 712.345.678');
  await user.type(screen.getByLabelText('Cod poștal'), '400 001');
  await user.tab();
  expect(screen.getByDisplayValue('0712345678')).toBeTruthy();
  expect(screen.getByDisplayValue('400001')).toBeTruthy();
});

test('the order that stands is shown with its products, its address and what comes next', async () => {
  addLine(lipstick, 2);
  const { user } = setUp();
  await fillIn(user);
  await pay(user);
  await isPlaced();
  expect(screen.getByText('2 × Ruj, carmin')).toBeTruthy();
  expect(screen.getByText('400001 Cluj-Napoca, Cluj')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ce urmează' })).toBeTruthy();
  const print = rstest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Tipărește' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('where the host knows no extension the payment comes first, anew for each amount', async () => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  await waitFor(() =>
    expect(stripe.options.at(-1)).toMatchObject({ clientSecret: 'pi_1_secret_2' }),
  );
  expect(host.requestsOf(createPaymentIntent).map(({ body }) => body)).toEqual([{ amount: 7000 }]);
  host.answers(createPaymentIntent, { clientSecret: 'pi_2_secret_2' });
  await user.click(screen.getByRole('button', { name: 'Crește cantitatea' }));
  await waitFor(() =>
    expect(stripe.options.at(-1)).toMatchObject({ clientSecret: 'pi_2_secret_2' }),
  );
  stripe.retrievePaymentIntent.mockResolvedValue(intent({ amount: 12_000 }));
  await fillIn(user);
  await pay(user);
  await isPlaced();
  expect(stripe.confirmPayment.mock.calls[0]?.[0]).toMatchObject({ clientSecret: 'pi_2_secret_2' });
  expect(host.requestsOf(createPaymentIntent).map(({ body }) => body)).toEqual([
    { amount: 7000 },
    { amount: 12_000 },
  ]);
  expect(host.requestsOf(createOrder).map(({ body }) => body)).toEqual([
    { ...SAMPLE_ORDER, products: [{ product_id: 2, quantity: 2 }] },
  ]);
});

test('where the host knows no extension a lost answer to the order is not followed by another try', async () => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  host.isUnreachable(createOrder);
  await fillIn(user);
  await pay(user);
  await screen.findByRole('heading', { name: 'Plata a trecut, dar nu am putut verifica comanda' });
  expect(host.requestsOf(createOrder)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: PAY })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Am primit confirmarea' }));
  await isPlaced();
  expect(host.requestsOf(createOrder)).toHaveLength(1);
});

test('a payment whose money goes back ends in the form, and the next purchase is a new one', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.refuses(createOrder, 409, {
    code: 'payment_refunded',
    error: 'Comanda nu a mai putut fi plasată, iar banii plătiți se întorc pe card.',
  });
  await fillIn(user);
  await pay(user);
  await screen.findByText(/banii plătiți se întorc pe card/);
  expect(screen.getByText(/Poți comanda din nou/)).toBeTruthy();
  expect(screen.queryByText(/Nu s-a retras niciun ban/)).toBeNull();
  host.answers(createOrder, { orderId: 42 });
  await pay(user);
  await isPlaced();
  const keys = host
    .requestsOf(createPaymentIntent)
    .map(({ body }) => (body as { checkoutKey: string }).checkoutKey);
  expect(new Set(keys).size).toBe(2);
});

test('after a lost answer a reload sends nothing, and says what happened and whom to write to', async () => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  host.isUnreachable(createOrder);
  await fillIn(user);
  await pay(user);
  const unconfirmed = { name: 'Plata a trecut, dar nu am putut verifica comanda' };
  await screen.findByRole('heading', unconfirmed);
  cleanup();
  const reloaded = specOnlyHost();
  await screen.findByRole('heading', unconfirmed);
  expect(screen.getByText(/scrie-ne la contact@exemplu\.ro/)).toBeTruthy();
  expect(screen.getByText('Referința plății: pi_1')).toBeTruthy();
  expect(reloaded.host.requestsOf(createOrder)).toEqual([]);
  expect(reloaded.host.requestsOf(createPaymentIntent)).toEqual([]);
});

test('an order that was repeatable is not repeated once the host is not said to know payments', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  host.refuses(createOrder, 500);
  await fillIn(user);
  await pay(user);
  await screen.findByRole('heading', { name: /comanda nu e încă plasată/ }, { timeout: 4000 });
  cleanup();
  const reloaded = specOnlyHost();
  await screen.findByRole('heading', { name: /nu am putut verifica comanda/ });
  expect(reloaded.host.requestsOf(createOrder)).toEqual([]);
});

test('a clear no after the charge is told in the words of the host, and the order can be sent again', async () => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  host.refuses(createOrder, 422, { error: 'Adresa nu e bună.', code: 'payment_not_succeeded' });
  await fillIn(user);
  await pay(user);
  await screen.findByRole('heading', { name: /comanda nu e încă plasată/ });
  expect(screen.getByText('Failed to place order')).toBeTruthy();
  expect(screen.getByText('Adresa nu e bună.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: PAY })).toBeNull();
  host.answers(createOrder, {});
  await user.click(screen.getByRole('button', { name: 'Finalizează comanda' }));
  await isPlaced();
  expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
});

test('where the host may have read the order in part, its answer is no clear no', async () => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  host.refuses(createOrder, 408);
  await fillIn(user);
  await pay(user);
  await screen.findByRole('heading', { name: /nu am putut verifica comanda/ });
  expect(host.requestsOf(createOrder)).toHaveLength(1);
});

test.each([
  ['a hundred times as much', { amount: 700_000 }],
  ['in another currency', { currency: 'eur' }],
])('a host that prepares %s charges nothing', async (_, given) => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  stripe.retrievePaymentIntent.mockResolvedValue(intent(given));
  await fillIn(user);
  await pay(user);
  await screen.findByText(
    'Plata nu a putut fi realizată: suma pregătită pentru plată nu este totalul comenzii',
  );
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
  await waitFor(() => expect(host.requestsOf(createPaymentIntent)).toHaveLength(2));
  stripe.retrievePaymentIntent.mockResolvedValue(intent({}));
  await pay(user);
  await isPlaced();
});

test('a payment that was left at the bank is tried again itself, so that it cannot be charged beside another', async () => {
  addLine(lipstick);
  const { user } = specOnlyHost();
  stripe.confirmPayment.mockReturnValueOnce(new Promise(() => {}));
  await fillIn(user);
  await pay(user);
  await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalledTimes(1));
  cleanup();
  stripe.retrievePaymentIntent.mockResolvedValue(intent({ status: 'requires_action' }));
  const reloaded = specOnlyHost();
  reloaded.host.answers(createPaymentIntent, { clientSecret: 'pi_2_secret_2' });
  await pay(reloaded.user);
  await isPlaced();
  expect(reloaded.host.requestsOf(createPaymentIntent)).toEqual([]);
  expect(stripe.confirmPayment.mock.calls[1]?.[0]).toMatchObject({ clientSecret: 'pi_1_secret_2' });
});

test('why the bank refused stays to be read after the way back, while the card fields load', async () => {
  addLine(lipstick);
  const { user } = setUp();
  stripe.confirmPayment.mockReturnValueOnce(new Promise(() => {}));
  await fillIn(user);
  await pay(user);
  await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalledTimes(1));
  cleanup();
  stripe.retrievePaymentIntent.mockResolvedValue({
    paymentIntent: {
      ...intent({}).paymentIntent,
      last_payment_error: { message: 'Banca nu a confirmat plata.' },
    },
  });
  setUp();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: PAY }).hasAttribute('disabled')).toBe(false),
  );
  const refusal = 'Plata nu a putut fi realizată: Banca nu a confirmat plata.';
  expect(screen.getByText(refusal)).toBeTruthy();
  act(() => stripe.changeCard());
  expect(screen.queryByText(refusal)).toBeNull();
});

test('a product that has no price any more leaves the cart before the charge, and is named', async () => {
  addLine(lipstick);
  const { host, user } = specOnlyHost();
  await fillIn(user);
  await screen.findByText('TVA inclus');
  host.answersAs(
    listProducts,
    SAMPLE_CATALOGUE.map((row) => ({ ...row, price: 'abc' })),
  );
  await pay(user);
  await screen.findByText('Ruj, carmin nu mai este disponibil și a fost scos din coș.');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
  expect(useCart.getState().lines).toEqual([]);
});

test('a host that knows no holds makes nobody wait for one', async () => {
  addLine(lipstick);
  const { host } = specOnlyHost();
  host.refuses(createPaymentIntent, 409, { code: 'pieces_held' });
  await screen.findByText('Formularul de plată nu a putut fi încărcat.');
  expect(screen.queryByText(/^Ultimele bucăți/)).toBeNull();
});

test('why a host makes no payment is said in its own words', async () => {
  addLine(lipstick);
  const { host } = specOnlyHost();
  host.answersAs(createPaymentIntent, { success: false, message: 'Plățile sunt oprite.' });
  await screen.findByText('Formularul de plată nu a putut fi încărcat.');
  await screen.findByText('Plățile sunt oprite.');
});

/** The displayed total. */
const total = () => screen.getAllByRole('definition').at(-1)?.textContent?.replace('\u00a0', ' ');
const delivery = (fee: number) => ({ delivery: { fee, freeFrom: 300 }, closedDays: [] });

test('delivery that costs more than the page says is told, and paid only after it was accepted', async () => {
  addLine(lipstick);
  const { host, user } = setUp();
  await fillIn(user);
  await waitFor(() => expect(total()).toBe('70,00 RON'));
  host.answers(getSettings, delivery(25));
  host.refuses(createPaymentIntent, 409, { code: 'amount_mismatch' });
  await pay(user);
  await screen.findByText('Livrarea costă acum 25,00 RON (înainte 20,00 RON).');
  expect(total()).toBe('75,00 RON');
  await pay(user);
  expect(host.requestsOf(createPaymentIntent)).toHaveLength(1);
  host.answers(createPaymentIntent, { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' });
  await user.click(screen.getByRole('button', { name: 'Am văzut, accept modificările' }));
  await pay(user);
  await isPlaced();
  expect(host.requestsOf(createPaymentIntent).at(-1)?.body).toMatchObject({
    ...{ amount: 7500, shippingCost: 25 },
  });
  // The paid amount stays, whatever delivery costs now.
  host.answers(getSettings, delivery(99));
  act(() => tellChanges([{ kind: 'setting', id: 2 }]));
  await waitFor(() => expect(host.requestsOf(getSettings).length).toBeGreaterThan(2));
  expect(total()).toBe('75,00 RON');
});

test('nothing can be paid before the host has said what delivery costs', async () => {
  addLine(lipstick);
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  const release = host.holdsBack(getSettings, delivery(30));
  renderPath('/checkout', { '/checkout': checkout });
  const button = (await screen.findByRole('button', { name: PAY })) as HTMLButtonElement;
  await waitFor(() => expect(stripe.options.length).toBeGreaterThan(0));
  expect(button.disabled).toBe(true);
  release();
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(total()).toBe('80,00 RON');
});

test('where only the settings are an extension, delivery is asked for once more before the charge', async () => {
  addLine(lipstick);
  const { host, user } = setUp({ capabilities: ['settings'] });
  await fillIn(user);
  await waitFor(() => expect(total()).toBe('70,00 RON'));
  host.answers(getSettings, delivery(25));
  await pay(user);
  await screen.findByText('Livrarea costă acum 25,00 RON (înainte 20,00 RON).');
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});
