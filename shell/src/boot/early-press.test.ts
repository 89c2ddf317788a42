import { afterEach, expect, rstest, test } from '@rstest/core';
import { holdEarlyPress, replayEarlyPress } from './early-press.ts';

afterEach(replayEarlyPress);

function show() {
  document.body.innerHTML =
    '<div id="root"><form><button type="submit">Trimite</button></form><button id="b">Alt</button></div>';
  const submitted = rstest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  return { submitted, button: document.querySelector('button') as HTMLButtonElement };
}

test('a press before the page answers is kept, and pressed once when it does', () => {
  const { submitted, button } = show();
  holdEarlyPress();
  button.click();
  expect(submitted).not.toHaveBeenCalled();
  replayEarlyPress();
  expect(submitted).toHaveBeenCalledTimes(1);
  replayEarlyPress();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('the last press counts', () => {
  const { submitted, button } = show();
  const other = document.getElementById('b');
  const pressed = rstest.fn();
  holdEarlyPress();
  button.click();
  other?.click();
  other?.addEventListener('click', pressed);
  replayEarlyPress();
  expect(submitted).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('afterwards nothing is kept any more', () => {
  const { submitted, button } = show();
  holdEarlyPress();
  replayEarlyPress();
  button.click();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a press in a part whose code comes later waits for that part', () => {
  const { submitted, button } = show();
  const part = document.querySelector('form') as HTMLFormElement;
  part.dataset.laterPart = '';
  holdEarlyPress();
  button.click();
  replayEarlyPress();
  expect(submitted).not.toHaveBeenCalled();
  button.click();
  expect(submitted).not.toHaveBeenCalled();
  delete part.dataset.laterPart;
  replayEarlyPress();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('while a later part is awaited, the rest of the page answers', () => {
  const { submitted, button } = show();
  const other = document.getElementById('b') as HTMLElement;
  const pressed = rstest.fn();
  other.addEventListener('click', pressed);
  const part = document.querySelector('form') as HTMLFormElement;
  part.dataset.laterPart = '';
  holdEarlyPress();
  button.click();
  replayEarlyPress();
  other.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).not.toHaveBeenCalled();
});
