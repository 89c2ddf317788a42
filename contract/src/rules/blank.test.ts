import { expect, test } from '@rstest/core';
import { growth } from '../../test/growth.ts';
import { createRequestAsk } from '../calls/create-request-ask.ts';
import { createSavedAnswer } from '../calls/create-saved-answer.ts';
import { messageInput } from '../entities/message-input.ts';
import { versionAnswer } from '../entities/version-answer.ts';
import { isBlank, trimmed } from './blank.ts';

/** Spaces of any width, no width at all, directions, fillers, selectors, tags. */
const UNSEEN = [
  '',
  ' \t\n\u00a0\u2003\u3000',
  '\u200b\u200b\u202e',
  '\ufeff\u2060\u00ad\u034f',
  '\u200e\u200f\u061c\u2066\u2069',
  '\u115f\u1160\u3164\uffa0\u2800',
  '\ufe0f\u{e0020}\u0001',
];
const SEEN = ['.', '0', 'ș', '\u0301a', '\u200bשלום', '👩\u200d🔧', '\ue000', '-', '\u00a8'];

test.each(UNSEEN)('nothing can be seen of %j', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(trimmed(text)).toBe('');
});

test.each(SEEN)('something can be seen of %j', (text) => {
  expect(isBlank(` ${text} `)).toBe(false);
  expect(trimmed(` ${text} `)).toBe(text);
});

test('NUL is no blank: it is refused by its own name', () => {
  expect(isBlank('\0')).toBe(false);
});

test.each(UNSEEN)('no call that needs a text takes %j for one', (text) => {
  expect(messageInput.safeParse({ text, file_ids: [] }).success).toBe(false);
  expect(messageInput.safeParse({ text, file_ids: [3] }).data).toEqual({ text: '', file_ids: [3] });
  expect(createRequestAsk.body.safeParse({ title: text, note: '' }).success).toBe(false);
  expect(createSavedAnswer.body.safeParse({ title: 'Salut', text }).success).toBe(false);
  expect(versionAnswer.safeParse({ answer: 'changes', points: [text] }).success).toBe(false);
});

test('the time to judge many grows with their number', () => {
  expect(growth((size) => isBlank(`${'\u200b '.repeat(size)}a`), 1000)).toBeLessThan(1.6);
});
