import { afterEach, expect, test } from '@rstest/core';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { getEmbedState } from '@vitrina/contract/calls/get-embed-state';
import { listEmbeds } from '@vitrina/contract/calls/list-embeds';
import { MAX_EMBED_NAME_LENGTH } from '@vitrina/contract/constants';
import { tooLong } from '@vitrina/contract/messages';
import { endSession, queryClient, signIn } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { useState } from 'react';
import { openPage } from '../../../test/open-page.tsx';
import { CountedForm } from './counted-form.tsx';
import { useCountedForm } from './use-counted-form.ts';

const ANA = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const FORM = {
  ...{ id: 'abcdefgh01', name: 'Contact', sent: 0 },
  ...{ created_at: '2026-11-01T10:00:00Z', ended_at: null, origins: [] },
};

/** Stands in for the builder; its output is the id in the code. */
function Harness({ embed }: { embed: string }) {
  const [chosen, setChosen] = useState(embed);
  const counted = useCountedForm(chosen);
  return (
    <>
      <CountedForm counted={counted} onChoose={setChosen} />
      <output aria-label="Cod">{counted.id || 'fără nume'}</output>
    </>
  );
}
const open = (embed = '') => openPage(<Harness embed={embed} />);
const inCode = () => screen.getByRole('status', { name: 'Cod' }).textContent;
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Formularul/ });

afterEach(() => {
  cleanup();
  endSession('signed-out');
  queryClient.clear();
});

test('who is signed in chooses a form of theirs, which the code names', async () => {
  stubHost().answers(listEmbeds, { data: [FORM] });
  signIn(ANA, 'token');
  open();
  expect(inCode()).toBe('fără nume');
  await userEvent.selectOptions(await choice(), 'Contact');
  expect(inCode()).toBe(FORM.id);
  await userEvent.selectOptions(await choice(), 'Fără nume: nu se numără');
  expect(inCode()).toBe('fără nume');
});

test('a name that turns the direction of reading is shown straight', async () => {
  const ended_at = '2026-11-02T10:00:00Z';
  stubHost().answers(listEmbeds, {
    data: [
      { ...FORM, name: '\u202ecatnoC' },
      { ...FORM, id: 'abcdefgh02', name: 'צור קשר', ended_at },
    ],
  });
  signIn(ANA, 'token');
  open();
  const options = [...(await choice()).options].map(({ text }) => text);
  expect(options.slice(1)).toEqual(['catnoC', '\u2068צור קשר\u2069 (încheiat)']);
});

test('or makes one', async () => {
  const host = stubHost();
  host.answers(listEmbeds, { data: [] });
  host.answers(createEmbed, { data: FORM });
  signIn(ANA, 'token');
  open();
  await choice();
  host.answers(listEmbeds, { data: [FORM] });
  await userEvent.type(screen.getByRole('textbox', { name: /^Un formular nou/ }), 'Contact');
  await userEvent.click(screen.getByRole('button', { name: 'Creează formularul' }));
  expect((await screen.findByRole<HTMLOptionElement>('option', { name: 'Contact' })).selected).toBe(
    true,
  );
  expect(host.requestsOf(createEmbed).map(({ body }) => body)).toEqual([{ name: 'Contact' }]);
  expect(inCode()).toBe(FORM.id);
});

test('a name that is missing or too long is said at its field, and what the host refuses above the button', async () => {
  const host = stubHost();
  host.answers(listEmbeds, { data: [] });
  host.refuses(createEmbed, 409, { error: 'Ai deja 50 de formulare.' });
  signIn(ANA, 'token');
  open();
  await choice();
  const name = screen.getByRole('textbox', { name: /^Un formular nou/ });
  const create = screen.getByRole('button', { name: 'Creează formularul' });
  await userEvent.click(create);
  expect(screen.getByText('Scrie un nume.')).toBeTruthy();
  await userEvent.click(name);
  await userEvent.paste('a'.repeat(MAX_EMBED_NAME_LENGTH + 1));
  await userEvent.click(create);
  expect(screen.getByText(tooLong(MAX_EMBED_NAME_LENGTH))).toBeTruthy();
  expect(host.requestsOf(createEmbed)).toEqual([]);
  await userEvent.clear(name);
  await userEvent.paste('Contact');
  await userEvent.click(create);
  expect((await screen.findByRole('alert')).textContent).toContain('Ai deja 50 de formulare.');
  expect(name).toHaveProperty('value', 'Contact');
});

test('the form that the address names is chosen', async () => {
  stubHost().answers(listEmbeds, { data: [FORM] });
  signIn(ANA, 'token');
  open(FORM.id);
  expect((await choice()).selectedOptions[0]?.textContent).toBe('Contact');
});

test.each(['zzzzzzzzzz', 'nimic'])('one that is unknown, such as %s, is said to be', async (id) => {
  const host = stubHost();
  host.answers(listEmbeds, { data: [FORM] });
  host.refuses(getEmbedState, 404, { code: 'embed_not_found' });
  signIn(ANA, 'token');
  open(id);
  expect(await screen.findByText(/Nu există un formular cu numele/)).toBeTruthy();
  expect(inCode()).toBe('fără nume');
  cleanup();
  endSession('signed-out');
  open(id);
  expect(await screen.findByText(/Nu există un formular cu numele/)).toBeTruthy();
  expect(inCode()).toBe('fără nume');
});

test('a guest is told what an account brings, and keeps a form that exists', async () => {
  const host = stubHost();
  host.answers(getEmbedState, { ended: false });
  open(FORM.id);
  const link = await screen.findByRole('link', { name: 'Intră în cont' });
  expect(link.getAttribute('href')).toMatch(/^\/login\?next=/);
  expect(inCode()).toBe(FORM.id);
  expect(host.requestsOf(listEmbeds)).toEqual([]);
});

test('a host that counts nothing is not asked, and nothing is said of it', () => {
  const host = stubHost({ capabilities: [] });
  signIn(ANA, 'token');
  open(FORM.id);
  expect(document.body.textContent).toBe('fără nume');
  expect(host.requestsOf(listEmbeds)).toEqual([]);
});
