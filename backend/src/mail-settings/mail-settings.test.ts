import { expect, test } from '@rstest/core';
import { useTestApi } from '../testing/start-test-api.ts';
import { unsubscribeUrl } from './unsubscribe-key.ts';

const api = useTestApi();

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

test('each person says which mails they want', async () => {
  const ana = await api.signIn();
  const url = '/api/mail-settings';
  const read = async () => (await api.app.inject({ url, headers: ana.headers })).json();
  expect(await read()).toEqual({ muted: [] });
  const payload = { muted: ['request-version'] };
  await api.app.inject({ method: 'PUT', url, headers: ana.headers, payload });
  expect(await read()).toEqual(payload);
  await api.app.inject({ method: 'PUT', url, headers: ana.headers, payload: { muted: [] } });
  expect(await read()).toEqual({ muted: [] });
});

test('the link of a mail asks first, and its button ends the mails of that kind without a sign-in', async () => {
  const ana = await api.signIn();
  const link = pathOf(unsubscribeUrl(api.context.config, ana.user.id, 'request-message'));
  const muted = async () =>
    (await api.app.inject({ url: '/api/mail-settings', headers: ana.headers })).json().muted;
  const page = await api.app.inject(link);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('mesajele necitite');
  expect(await muted()).toEqual([]);
  const pressed = await api.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.statusCode).toBe(200);
  expect(await muted()).toEqual(['request-message']);
});

test('a link that we did not make changes nothing', async () => {
  const ana = await api.signIn();
  const link = pathOf(unsubscribeUrl(api.context.config, ana.user.id, 'request-message'));
  const forged = link.replace(/key=\d+/, 'key=1');
  const page = await api.app.inject(forged);
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Linkul nu mai este valabil.');
  expect((await api.app.inject({ method: 'POST', url: forged })).statusCode).toBe(404);
});
