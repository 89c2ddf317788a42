import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { markBooted, restartRestored, showBootFailure } from './boot-failure.ts';

const reload = rstest.fn();
const comeBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

addEventListener('pageshow', restartRestored);
beforeEach(() => {
  reload.mockClear();
  rstest.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  delete document.documentElement.dataset.booted;
});

test('a page that was left before the application stood starts anew when it is restored', () => {
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose application stands is shown as it was left', () => {
  markBooted();
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is shown for the first time is not loaded twice', () => {
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a failure that happens again shows the same notice: its button reloads once', () => {
  document.body.innerHTML =
    '<div id="boot-failure" hidden><button id="boot-retry">Reîncearcă</button></div>';
  showBootFailure();
  showBootFailure();
  expect(document.getElementById('boot-failure')?.hidden).toBe(false);
  document.getElementById('boot-retry')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});
