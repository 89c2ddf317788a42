import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { endSession, signIn } from '@vitrina/shared-auth/session';
import { hideLeftPage } from './restored-page.ts';

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const reload = rstest.fn();
const asked = rstest.fn<typeof fetch>();

configurePlatform(LOCAL_CONFIG);
hideLeftPage();

const isHidden = () => document.body.style.visibility === 'hidden';
const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** The host's answer about the token of a restored page. */
const hostSays = (body: object, status = 200) =>
  asked.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  document.body.innerHTML = '<button>Salvează</button>';
  document.body.style.removeProperty('visibility');
  signIn(ana, 'abc');
  asked.mockReset();
  reload.mockClear();
  rstest.spyOn(location, 'reload').mockImplementation(reload);
  rstest.spyOn(globalThis, 'fetch').mockImplementation(asked);
});
afterEach(() => {
  rstest.useRealTimers();
});

test('a page of a signed-in person is hidden when it is left, and shown once the host knows the token', async () => {
  const button = document.querySelector('button');
  button?.focus();
  hostSays({ user: ana });
  leave();
  expect(isHidden()).toBe(true);
  button?.blur();
  comeBack();
  expect(isHidden()).toBe(true);
  await expect.poll(isHidden).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer abc');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['refuses the token', {}, 401],
  ['has no answer', {}, 503],
  ['knows somebody else by it', { user: { ...ana, id: 2 } }, 200],
  ['knows the person in another role', { user: { ...ana, role: 'admin' } }, 200],
])('where the host %s the page stays hidden and is loaded anew', async (_, body, status) => {
  hostSays(body, status);
  leave();
  comeBack();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(isHidden()).toBe(true);
});

test('a logout in another window loads it anew without asking the host', async () => {
  leave();
  localStorage.removeItem('token');
  comeBack();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect([isHidden(), asked.mock.calls.length]).toEqual([true, 0]);
});

test('a host that is silent loads it anew after four seconds', async () => {
  rstest.useFakeTimers();
  asked.mockImplementation(() => new Promise(() => {}));
  leave();
  comeBack();
  await rstest.advanceTimersByTimeAsync(3900);
  expect(reload).not.toHaveBeenCalled();
  await rstest.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isHidden()).toBe(true);
});

test('without a connection the page says so and stays hidden until there is one again', async () => {
  const online = rstest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hostSays({ user: ana });
  leave();
  comeBack();
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/offline/);
  expect([isHidden(), asked.mock.calls.length, reload.mock.calls.length]).toEqual([true, 0, 0]);
  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(isHidden).toBe(false);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that is left again while it waits says so once, and keeps its focus', async () => {
  const online = rstest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hostSays({ user: ana });
  const button = document.querySelector('button');
  button?.focus();
  leave();
  button?.blur();
  comeBack();
  const notices = () => document.querySelectorAll('[role=alert]').length;
  await expect.poll(notices).toBe(1);
  leave();
  comeBack();
  await expect.poll(notices).toBe(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(isHidden).toBe(false);
  expect([notices(), asked.mock.calls.length]).toEqual([0, 1]);
  expect(document.activeElement).toBe(button);
});

test('an answer that was asked for before the page was left again does not show it', async () => {
  let answer = (_: Response) => {};
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  leave();
  comeBack();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  leave();
  hostSays({}, 401);
  answer(Response.json({ user: ana }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isHidden()).toBe(true);
  comeBack();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect([isHidden(), asked.mock.calls.length]).toEqual([true, 2]);
});

test('a page of nobody is not hidden, and nobody is asked', () => {
  endSession('signed-out');
  leave();
  expect(isHidden()).toBe(false);
  comeBack();
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});
