import { beforeEach, expect, rstest, test } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { deleteSavedAnswer } from '@vitrina/contract/calls/delete-saved-answer';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listSavedAnswers } from '@vitrina/contract/calls/list-saved-answers';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, isToasted, renderConsole, undoButton } from '../../test/render-console.tsx';

let host: ReturnType<typeof stubHost>;
const thanks = { id: 3, title: 'Mulțumim', text: 'Vă mulțumim!', author_name: 'Ioana' };

beforeEach(() => {
  host = stubHost();
  host.answers(listAllWebsiteRequests, { data: [{ id: 4, status: 'in_progress' }] });
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
  host.answers(listSavedAnswers, { data: [thanks] });
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Mesajul către partener/ });
async function open() {
  const { user } = renderConsole('/admin/request/4');
  const area = await field();
  const menu = async () =>
    user.click(await screen.findByRole('button', { name: 'Răspunsuri salvate' }));
  return { user, area, menu };
}
const item = (name: string) => screen.findByRole('menuitem', { name });

test('an answer goes where the cursor is, which is behind it then', async () => {
  const { user, area, menu } = await open();
  await user.type(area, 'Bună.  Ioana');
  area.setSelectionRange(6, 6);
  await menu();
  await user.click(await item('Mulțumim'));
  expect(area.value).toBe('Bună. Vă mulțumim! Ioana');
  expect(document.activeElement).toBe(area);
  expect(area.selectionStart).toBe(18);
});

test('what is typed is kept under a name, and a name that is taken says so', async () => {
  const { user, area, menu } = await open();
  await user.type(area, 'Revenim mâine.');
  await menu();
  await user.click(await item('Salvează ce am scris'));
  await user.click(await screen.findByRole('button', { name: 'Salvează' }));
  expect(await screen.findByText('Scrie un nume.')).toBeTruthy();
  host.refuses(createSavedAnswer, 409, {
    ...{ code: 'saved_answer_exists', error: 'Există deja un răspuns cu acest nume.' },
  });
  await fillIn(user, /^Numele răspunsului/, 'Mulțumim');
  await user.click(screen.getByRole('button', { name: 'Salvează' }));
  expect(await screen.findByText('Există deja un răspuns cu acest nume.')).toBeTruthy();
  host.answers(createSavedAnswer, { data: { ...thanks, id: 5 } });
  await fillIn(user, /^Numele răspunsului/, 'Mâine');
  await user.click(screen.getByRole('button', { name: 'Salvează' }));
  await isToasted('Răspunsul a fost salvat.');
  expect(host.requestsOf(createSavedAnswer).at(-1)?.body).toEqual({
    ...{ title: 'Mâine', text: 'Revenim mâine.' },
  });
  expect(area.value).toBe('Revenim mâine.');
  expect(host.requestsOf(sendRequestMessage)).toEqual([]);
});

test('nothing is kept where nothing is typed', async () => {
  const { user, menu } = await open();
  await menu();
  await user.click(await item('Salvează ce am scris'));
  expect(screen.queryByLabelText(/^Numele răspunsului/)).toBeNull();
});

test('an answer is deleted, and comes back as it was', async () => {
  const { user, menu } = await open();
  await menu();
  await user.click(await item('Șterge răspunsuri'));
  host.answers(deleteSavedAnswer, { message: 'ok' });
  host.answers(listSavedAnswers, { data: [] });
  await user.click(await screen.findByRole('button', { name: 'Șterge „Mulțumim”' }));
  await waitFor(() => expect(host.requestsOf(deleteSavedAnswer)).toHaveLength(1));
  host.answers(createSavedAnswer, { data: { ...thanks, id: 6 } });
  await user.click(await undoButton());
  await waitFor(() =>
    expect(host.requestsOf(createSavedAnswer).map(({ body }) => body)).toEqual([
      { title: 'Mulțumim', text: 'Vă mulțumim!' },
    ]),
  );
});
