import { beforeEach, expect, rstest, test } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { deleteSavedAnswer } from '@vitrina/contract/calls/delete-saved-answer';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listSavedAnswers } from '@vitrina/contract/calls/list-saved-answers';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { updateSavedAnswer } from '@vitrina/contract/calls/update-saved-answer';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';

let host: ReturnType<typeof stubHost>;
const news = { id: 7, title: 'Vești', text: 'Revenim mâine cu vești.', author_name: null };
const thanks = { id: 3, title: 'Mulțumim', text: 'Vă mulțumim!', author_name: 'Ioana' };

beforeEach(() => {
  host = stubHost();
  host.answers(listAllWebsiteRequests, { data: [{ id: 4, status: 'in_progress' }] });
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
  host.answers(listSavedAnswers, { data: [thanks, news] });
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
  const menu = async () => {
    await user.click(await screen.findByRole('button', { name: 'Răspunsuri salvate' }));
    await screen.findByRole('searchbox', { name: 'Caută un răspuns' });
  };
  return { user, area, menu };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const insert = (title: string) => button(new RegExp(`^Pune în mesaj „${title}”`));
const shown = () =>
  screen
    .queryAllByRole('button', { name: /^Pune în mesaj/ })
    .map((one) => /„(.*?)”/.exec(one.getAttribute('aria-label') ?? one.textContent)?.[1]);

test('an answer goes where the cursor is, which is behind it then', async () => {
  const { user, area, menu } = await open();
  await user.type(area, 'Bună.  Ioana');
  area.setSelectionRange(6, 6);
  await menu();
  await user.click(await insert('Mulțumim'));
  expect(area.value).toBe('Bună. Vă mulțumim! Ioana');
  expect(document.activeElement).toBe(area);
  expect(area.selectionStart).toBe(18);
});

test('one of many is found by what it says, and put in by the keyboard alone', async () => {
  const { user, area, menu } = await open();
  await menu();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await waitFor(() => expect(shown()).toEqual(['Mulțumim', 'Vești']));
  await user.keyboard('VESTI luni');
  expect(shown()).toEqual([]);
  expect(screen.getByText('Niciun răspuns nu se potrivește')).toBeTruthy();
  await user.keyboard('{Backspace>4/}maine');
  expect(shown()).toEqual(['Vești']);
  await user.keyboard('{Enter}');
  expect(area.value).toBe(news.text);
  expect(document.activeElement).toBe(area);
  await menu();
  await waitFor(() => expect(shown()).toEqual(['Mulțumim', 'Vești']));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(area.value).toBe(news.text + news.text);
});

test('a search that finds nothing is emptied by one press, and without answers it says how to keep one', async () => {
  const { user, menu } = await open();
  await menu();
  await user.keyboard('nimic așa');
  await user.click(await button('Golește căutarea'));
  await waitFor(() => expect(shown()).toEqual(['Mulțumim', 'Vești']));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  host.answers(listSavedAnswers, { data: [] });
  await user.click(await button('Închide'));
  await user.click(await button('Răspunsuri salvate'));
  expect(await screen.findByText('Niciun răspuns salvat încă')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('what is typed is kept under a name, and a name that is taken says so', async () => {
  const { user, area, menu } = await open();
  await user.type(area, 'Revenim mâine.');
  await menu();
  await user.click(await button('Salvează ce am scris'));
  await user.click(await button('Salvează'));
  expect(await screen.findByText('Scrie un nume.')).toBeTruthy();
  host.refuses(createSavedAnswer, 409, {
    ...{ code: 'saved_answer_exists', error: 'Există deja un răspuns cu acest nume.' },
    field: 'title',
  });
  await fillIn(user, /^Numele răspunsului/, 'Mulțumim');
  await user.click(await button('Salvează'));
  expect(await screen.findByText('Există deja un răspuns cu acest nume.')).toBeTruthy();
  host.answers(createSavedAnswer, { data: { ...thanks, id: 5 } });
  await fillIn(user, /^Numele răspunsului/, 'Mâine');
  await user.click(await button('Salvează'));
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
  await user.click(await button('Salvează ce am scris'));
  expect(screen.queryByLabelText(/^Numele răspunsului/)).toBeNull();
});

test('an answer is changed, with its errors beside the field, and the list is there again', async () => {
  const { user, menu } = await open();
  await menu();
  await user.click(await button('Modifică „Vești”'));
  await fillIn(user, /^Textul/, '');
  await user.click(await button('Salvează'));
  expect(await screen.findByText('Scrie textul răspunsului.')).toBeTruthy();
  await fillIn(user, /^Textul/, 'Revenim luni.');
  host.refuses(updateSavedAnswer, 409, {
    ...{ code: 'saved_answer_exists', error: 'Există deja un răspuns cu acest nume.' },
    field: 'title',
  });
  await user.click(await button('Salvează'));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Numele răspunsului/);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  const changed = { ...news, title: 'Luni', text: 'Revenim luni.' };
  host.answers(updateSavedAnswer, { data: changed });
  host.answers(listSavedAnswers, { data: [changed, thanks] });
  await fillIn(user, /^Numele răspunsului/, 'Luni');
  await user.click(await button('Salvează'));
  await waitFor(() => expect(shown()).toEqual(['Luni', 'Mulțumim']));
  expect(host.requestsOf(updateSavedAnswer).at(-1)).toMatchObject({
    path: '/api/saved-answers/7',
    body: { title: 'Luni', text: 'Revenim luni.' },
  });
  await user.click(await undoButton());
  await waitFor(() =>
    expect(host.requestsOf(updateSavedAnswer).at(-1)?.body).toEqual({
      ...{ title: news.title, text: news.text },
    }),
  );
});

test('an answer is deleted, and comes back as it was', async () => {
  const { user, menu } = await open();
  await menu();
  host.answers(deleteSavedAnswer, { message: 'ok' });
  const dialog = await openDialog();
  const remove = await dialog.findByRole('button', { name: 'Șterge „Mulțumim”' });
  host.answers(listSavedAnswers, { data: [news] });
  await user.click(remove);
  await waitFor(() => expect(host.requestsOf(deleteSavedAnswer)).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual(['Vești']));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  host.answers(createSavedAnswer, { data: { ...thanks, id: 6 } });
  await user.click(await undoButton());
  await waitFor(() =>
    expect(host.requestsOf(createSavedAnswer).map(({ body }) => body)).toEqual([
      { title: 'Mulțumim', text: 'Vă mulțumim!' },
    ]),
  );
});

test('an answer that comes back by the keyboard has the focus', async () => {
  const { user, menu } = await open();
  await menu();
  host.answers(deleteSavedAnswer, { message: 'ok' });
  const remove = await (await openDialog()).findByRole('button', { name: 'Șterge „Mulțumim”' });
  host.answers(listSavedAnswers, { data: [news] });
  await user.click(remove);
  await waitFor(() => expect(shown()).toEqual(['Vești']));
  host.answers(createSavedAnswer, { data: { ...thanks, id: 6 } });
  host.answers(listSavedAnswers, { data: [{ ...thanks, id: 6 }, news] });
  (await undoButton()).focus();
  await user.keyboard('{Enter}');
  const back = await insert('Mulțumim');
  await waitFor(() => expect(document.activeElement).toBe(back));
});

test('an answer that could not come back leaves the focus in the dialog', async () => {
  const { user, menu } = await open();
  await menu();
  host.answers(deleteSavedAnswer, { message: 'ok' });
  const remove = await (await openDialog()).findByRole('button', { name: 'Șterge „Mulțumim”' });
  host.answers(listSavedAnswers, { data: [news] });
  await user.click(remove);
  await waitFor(() => expect(shown()).toEqual(['Vești']));
  host.isUnreachable(createSavedAnswer);
  (await undoButton()).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});
