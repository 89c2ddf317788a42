import { afterEach, expect, test } from '@rstest/core';
import { LOAD_MARK } from '../remotes/telemetry.ts';
import type { TelemetryEvent } from '../remotes/telemetry-event.ts';
import { loadStates } from './load-states.ts';

const tell = (detail: TelemetryEvent) => performance.mark(LOAD_MARK, { detail });
const quiz = { remote: 'mf-quiz', release: '1.0.2' };
const slot = 'side/card';

afterEach(() => performance.clearMarks());

test('what fills a slot counts until a page of the remote is loaded, and its failure never', () => {
  tell({ type: 'failed', ...quiz, slot, phase: 'module' });
  expect(loadStates().size).toBe(0);
  tell({ type: 'loaded', ...quiz, release: '1.0.1', slot, ms: 5 });
  expect(loadStates().get('mf-quiz')).toEqual({ release: '1.0.1', ms: 5, phase: null });
  tell({ type: 'loaded', ...quiz, ms: 9 });
  tell({ type: 'failed', ...quiz, slot, phase: 'module' });
  tell({ type: 'loaded', ...quiz, release: '1.0.1', slot, ms: 7 });
  expect(loadStates().get('mf-quiz')).toEqual({ release: '1.0.2', ms: 9, phase: null });
});
