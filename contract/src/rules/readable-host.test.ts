import { expect, test } from '@rstest/core';
import { readableHost } from './readable-host.ts';

test.each(['șalon.ro', 'florărie.ro', 'țăran-în-șură.blog.ro', 'salon.ro', 'salon.ro:8443'])(
  '%s is read as it was written',
  (host) => {
    expect(readableHost(new URL(`https://${host}`).host)).toBe(host);
  },
);

test.each(['раураӏ.com', 'sаlon.ro', 'salon\u0326.ro', 'größe.ro', '例え.jp'])(
  '%s stays what the browser makes of it: it may look like another',
  (host) => {
    const { host: encoded } = new URL(`https://${host}`);
    expect(readableHost(encoded)).toBe(encoded);
  },
);

test.each(['xn--', 'xn--a', 'xn--999999999.ro', 'xn--alon-pxb-.ro', '[::1]'])(
  '%s stays',
  (host) => {
    expect(readableHost(host)).toBe(host);
  },
);
