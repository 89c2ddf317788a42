import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { addUploads, dismissUpload, forgetUploads, useUploadsStore } from './uploads-store.ts';

/** Requests that never get an answer. */
class SilentRequest extends EventTarget {
  static opened: SilentRequest[] = [];
  readonly upload = new EventTarget();
  aborted = false;
  open() {
    SilentRequest.opened.push(this);
  }
  send() {}
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
}

const FORM = '1:product';
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const entries = () => useUploadsStore.getState()[FORM]?.entries ?? [];
const sent = (count: number) => expect.poll(() => SilentRequest.opened).toHaveLength(count);

beforeEach(() => {
  stubHost().answers(createUploadTicket, { ticket: 'ticket', expiresAt: '2026-03-01T10:00:00Z' });
  SilentRequest.opened = [];
  rstest.stubGlobal('XMLHttpRequest', SilentRequest);
  // Without workers the main thread draws.
  rstest.stubGlobal('Worker', undefined);
  rstest.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
  rstest.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect() {}, drawImage() {} });
      convertToBlob = async () => new Blob(['jpeg']);
    },
  );
});
afterEach(() => {
  forgetUploads(FORM);
  rstest.unstubAllGlobals();
});

test('an upload that is dismissed is ended, and the next one is sent', async () => {
  addUploads(FORM, [file('a.png'), file('b.png')]);
  await sent(1);
  dismissUpload(FORM, entries()[0]?.id ?? 0);
  await sent(2);
  expect(SilentRequest.opened.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(entries().map((entry) => entry.file.name)).toEqual(['b.png']);
});

test('a form that is done with ends what it sends, and sends nothing more', async () => {
  addUploads(FORM, [file('a.png'), file('b.png')]);
  await sent(1);
  forgetUploads(FORM);
  expect(SilentRequest.opened.map(({ aborted }) => aborted)).toEqual([true]);
  expect(entries()).toEqual([]);
});
