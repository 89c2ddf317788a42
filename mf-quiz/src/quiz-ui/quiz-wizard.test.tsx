import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionsOf, QUESTION_KEYS, questionOf } from '@vitrina/contract/questionnaire';
import { noAnswers } from '../quiz-core/questions.ts';
import { createQuizStore, type QuizPorts, type SendOutcome } from '../quiz-core/quiz-store.ts';
import { laterParts } from './later-parts.tsx';
import { QuizWizard } from './quiz-wizard.tsx';

const user = userEvent.setup();
const send = rstest.fn<QuizPorts['send']>();
const drafts = { load: () => null, save: () => {}, clear: () => {} };

function open(guest: boolean) {
  const store = createQuizStore(guest, { send, drafts, newKey: () => 'key', can: () => false });
  render(<QuizWizard store={store} parts={laterParts(store)} note="" />);
  return store;
}

const heading = () => screen.getByRole('heading', { level: 2 });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const next = () => press(/^(Continuă|Verifică răspunsurile)$/);

async function fillContact() {
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ana@exemplu.ro');
  await user.type(screen.getByRole('textbox', { name: /^Telefon/ }), '0712 345 678');
}

async function goToReview() {
  while (heading().textContent !== 'Verifică răspunsurile') await next();
}

/** Label of every question on the screen. */
const questionsShown = () =>
  [...document.querySelectorAll('form label, form legend')]
    .filter((label) => !label.closest('fieldset') || label.matches('legend'))
    .map((label) => label.textContent);

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(null);
});
afterEach(cleanup);

describe('the questions', () => {
  test('all 18 are asked in ten sections, none of them required', async () => {
    open(false);
    const labels: Array<string | null> = [];
    for (let step = 1; step <= 10; step++) {
      expect(screen.getByText(`Pasul ${step} din 10`)).toBeTruthy();
      if (heading().textContent === 'Facturare') {
        await user.click(screen.getByRole('radio', { name: 'Da' }));
      }
      labels.push(...questionsShown());
      await next();
    }
    expect(labels.sort()).toEqual(QUESTION_KEYS.map((key) => questionOf(key).label).sort());
    expect(heading().textContent).toBe('Verifică răspunsurile');
  });

  test('each option is offered word for word', async () => {
    open(false);
    const offered: Record<string, string[]> = {};
    while (heading().textContent !== 'Verifică răspunsurile') {
      for (const input of document.querySelectorAll<HTMLInputElement>(
        '[type=radio], [type=checkbox]',
      )) {
        offered[input.name] = [...(offered[input.name] ?? []), input.value];
        expect(screen.getByLabelText(input.value, { selector: `[name=${input.name}]` })).toBe(
          input,
        );
      }
      await next();
    }
    const withOptions = QUESTION_KEYS.filter((key) => optionsOf(key).length > 0);
    expect(offered).toEqual(Object.fromEntries(withOptions.map((key) => [key, optionsOf(key)])));
  });

  test('the billing program is asked for only with billing, and goes with it', async () => {
    const store = open(false);
    for (let step = 0; step < 8; step++) store.dispatch({ type: 'next' });
    await screen.findByRole('heading', { name: 'Facturare' });
    expect(screen.queryByLabelText('Programul de facturare')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Da' }));
    await user.type(screen.getByLabelText('Programul de facturare'), 'Un program');
    await user.click(screen.getByRole('radio', { name: 'Nu am nevoie' }));
    expect(screen.queryByLabelText('Programul de facturare')).toBeNull();
  });

  test('a choice stays chosen when one comes back to it, and can be taken back', async () => {
    const store = open(false);
    for (let step = 0; step < 3; step++) store.dispatch({ type: 'next' });
    await user.click(await screen.findByRole('radio', { name: 'Pastel' }));
    await next();
    await press('Înapoi');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pastel' }).checked).toBe(true);
    await press(/^Șterge răspunsul/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pastel' }).checked).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Minimalistă' }));
  });
});

describe('a guest', () => {
  test('cannot go on without e-mail and phone; the message stands beside the field, which has focus', async () => {
    open(true);
    expect(screen.getByText('Pasul 1 din 11')).toBeTruthy();
    await next();
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Completează câmpul obligatoriu: E-mail',
      'Completează câmpul obligatoriu: Telefon',
    ]);
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute('aria-describedby')).toContain('error');
    await user.type(email, 'ana');
    await next();
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Scrie o adresă de e-mail validă, de exemplu nume@exemplu.ro.',
      'Completează câmpul obligatoriu: Telefon',
    ]);
  });

  test('goes on with Enter, and focus moves to the heading of the next section', async () => {
    open(true);
    await fillContact();
    await user.keyboard('{Enter}');
    expect(heading().textContent).toBe('Afacerea ta');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  test('writes new lines in a long answer with Enter', async () => {
    const store = open(true);
    await fillContact();
    await next();
    await next();
    await user.type(screen.getByLabelText('Descrierea afacerii'), 'Tâmplărie{Enter}în Cluj');
    expect(heading().textContent).toBe('Despre afacere');
    expect(store.getState().answers.businessDescription).toBe('Tâmplărie\nîn Cluj');
  });

  test('who pastes too much is told, beside the field, and loses nothing', async () => {
    const store = open(true);
    await fillContact();
    await next();
    await next();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Descrierea afacerii');
    await user.click(field);
    await user.paste('a'.repeat(5001));
    await next();
    expect(screen.getByRole('alert').textContent).toBe(
      'Textul este prea lung: maximum 5000 caractere.',
    );
    expect(document.activeElement).toBe(field);
    expect(field.value).toHaveLength(5001);
    act(() =>
      store.dispatch({ type: 'answer', key: 'businessDescription', value: 'a'.repeat(5000) }),
    );
    await next();
    expect(heading().textContent).toBe('Texte și imagini');
  });

  test('jumps to finished sections only', async () => {
    open(true);
    await fillContact();
    await next();
    await next();
    const list = within(screen.getByRole('navigation', { name: 'Secțiunile chestionarului' }));
    expect(list.getAllByRole('button', { hidden: true }).map((item) => item.textContent)).toEqual([
      'Date de contact',
      'Afacerea ta',
    ]);
    await user.click(list.getByText('Date de contact'));
    expect(heading().textContent).toBe('Date de contact');
  });
});

describe('the review', () => {
  test('shows every answer, and leads into a section and straight back', async () => {
    const store = open(false);
    store.dispatch({ type: 'answer', key: 'businessName', value: 'Atelierul Exemplu' });
    store.dispatch({ type: 'answer', key: 'features', value: ['Chat live', 'Altele'] });
    await goToReview();
    const answers = () => screen.getAllByRole('definition').map((item) => item.textContent);
    expect(answers()).toHaveLength(17);
    expect(answers()).toContain('Atelierul Exemplu');
    expect(answers()).toContain('Chat liveAltele');
    await press('Modifică: Afacerea ta');
    const name = screen.getByLabelText('Numele afacerii');
    await user.clear(name);
    await user.type(name, 'Salonul Exemplu{Enter}');
    expect(heading().textContent).toBe('Verifică răspunsurile');
    expect(answers()).toContain('Salonul Exemplu');
  });

  test('a double press sends once, with all keys', async () => {
    let answer: (outcome: SendOutcome) => void = () => {};
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    open(true);
    await fillContact();
    await goToReview();
    const button = screen.getByRole('button', { name: 'Trimite cererea' });
    await user.dblClick(button);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual({
      guest: true,
      body: { ...noAnswers(), email: 'ana@exemplu.ro', phone: '0712 345 678' },
      signs: { elapsedMs: expect.any(Number) },
    });
    expect(button.textContent).toBe('Se trimite…');
    answer({ reason: 'refused', detail: null });
    await screen.findByRole('alert');
  });

  test('hides a field from everybody but scripts, whose filling it in is sent along', async () => {
    open(true);
    await fillContact();
    await goToReview();
    expect(screen.queryByRole('textbox')).toBeNull();
    const field = document.querySelector<HTMLInputElement>('[name=q19]');
    if (!field) throw new Error('There is no such field.');
    expect(field.closest('[hidden]')).not.toBeNull();
    field.value = 'https://spam.exemplu.ro';
    await press('Trimite cererea');
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      signs: { website: 'https://spam.exemplu.ro' },
    });
  });

  test.each([
    [
      { reason: 'refused', detail: 'Prea multe încercări.' },
      '❌ Eroare la trimiterea formularului. Încearcă din nou.Prea multe încercări.',
    ],
    [
      { reason: 'unreachable', detail: null },
      '❌ Eroare la trimiterea formularului. Încearcă din nou.Verifică conexiunea la internet. Răspunsurile tale sunt păstrate.',
    ],
    [{ reason: 'unexpected', detail: null }, 'A apărut o eroare.'],
  ] as const)(
    'a failure is announced and the request can be sent again: %o',
    async (failure, text) => {
      send.mockResolvedValueOnce(failure);
      const store = open(false);
      await goToReview();
      await press('Trimite cererea');
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      await press('Trimite cererea');
      await waitFor(() => expect(store.getState().delivery.status).toBe('sent'));
      expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    },
  );

  test('a lost answer is said as one, and the person decides whether to send again', async () => {
    send.mockResolvedValueOnce({ reason: 'unsure', detail: null });
    const store = open(true);
    await fillContact();
    await goToReview();
    await press('Trimite cererea');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Nu știm dacă cererea a ajuns la noi: legătura s-a întrerupt înainte de răspuns.' +
        'Dacă a ajuns, primești un e-mail cu datele contului. Dacă o trimiți din nou, poate ajunge de două ori.',
    );
    expect(send).toHaveBeenCalledTimes(1);
    send.mockResolvedValueOnce({ reason: 'refused', detail: 'Prea multe încercări.' });
    await press('Trimite totuși din nou');
    // The second send was refused; the result of the first is still unknown.
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    await press('Trimite totuși din nou');
    await waitFor(() => expect(store.getState().delivery.status).toBe('sent'));
  });
});
