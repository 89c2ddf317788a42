import { expect, test } from '@rstest/core';
import { decodeFile } from './decode-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test.each([
  ['UTF-8', bytes(0xc8, 0x99), 'utf-8', 'ș'],
  ['UTF-8 with a byte-order mark', bytes(0xef, 0xbb, 0xbf, 0xc8, 0x9b), 'utf-8', 'ț'],
  ['UTF-16 of a spreadsheet', bytes(0xff, 0xfe, 0x19, 0x02), 'utf-16le', 'ș'],
  ['UTF-16, the other order', bytes(0xfe, 0xff, 0x02, 0x1b), 'utf-16be', 'ț'],
  // Windows-1250 has ş and ţ with a cedilla; Romanian uses a comma below.
  ['Windows-1250', bytes(0xba, 0xfe, 0xe3, 0xaa, 0xde), 'windows-1250', 'șțăȘȚ'],
])('%s is read', (_, file, encoding, text) => {
  expect(decodeFile(file)).toEqual({ encoding, text });
});
