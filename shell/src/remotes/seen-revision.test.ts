import { beforeEach, expect, rstest, test } from '@rstest/core';
import { refuseOldDocument, seeRevision } from './seen-revision.ts';

const reload = rstest.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.hidden = false;
  reload.mockClear();
  rstest.spyOn(location, 'reload').mockImplementation(reload);
});

test('a document as new as what the tab has seen, or newer, is taken', () => {
  for (const revision of [3, 3, 4]) expect(refuseOldDocument({ revision })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement.hidden).toBe(false);
});

test('an older one is hidden and asked for again; the same answer is taken the second time', () => {
  refuseOldDocument({ revision: 4 });
  expect(refuseOldDocument({ revision: 3 })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.hidden).toBe(true);
  expect(refuseOldDocument({ revision: 3 })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a registry that an open page took over counts as seen, an older one does not', () => {
  refuseOldDocument({ revision: 3 });
  seeRevision({ revision: 5 });
  seeRevision({ revision: 2 });
  expect(refuseOldDocument({ revision: 4 })).toBe(true);
});

test('where storage is refused every document is taken', () => {
  const refused = rstest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(refuseOldDocument({ revision: 1 })).toBe(false);
  refused.mockRestore();
});
