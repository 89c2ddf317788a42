import { expect, test } from '@rstest/core';
import { deployed } from '../testing/answered.ts';
import { inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile } from '../testing/sample-submission.ts';
import { coSignatureFile } from './entry-files.ts';
import { signSubmission } from './submission.ts';

/* A team's credentials, with one key at most, against the publisher's time and memory. */

/** A deployment that counts what is read below `entries` and `answers`. */
async function counted() {
  const read: string[] = [];
  const there = await deployed(undefined, (store) => ({
    ...store,
    readText: (path, most) => {
      if (/^(entries|answers)\//.test(path)) read.push(path);
      return store.readText(path, most);
    },
  }));
  /** The shop needs two signatures. */
  const needTwo = () =>
    there.delegate(({ teams }) => {
      const keys = [there.keys.shop, there.keys.shopToo];
      teams['mf-shop'] = {
        keys: keys.map(({ publicKey }) => ({ key: publicKey, until: inHours(99) })),
        threshold: 2,
      };
    });
  return { ...there, read, needTwo };
}

test('of a submission only signatures named after keys of its team are read', async () => {
  const { first, keys, put, pass, answer, operator, needTwo, read } = await counted();
  await needTwo();
  const { revision } = await operator.registry();
  const submission = sampleSubmission(first, { revision });
  for (let file = 0; file < 50; file += 1)
    await put(`entries/mf-shop/1.${file.toString(16).padStart(16, '0')}.json`, 'x');
  await put('entries/mf-shop/1.json', await signedFile(submission, keys.shop.privateKey));
  await pass();
  expect(read).toEqual(['entries/mf-shop/1.json']);
  const second = await signSubmission(submission, keys.shopToo.privateKey);
  const file = coSignatureFile(submission, keys.shopToo.publicKey);
  await put(file, JSON.stringify(second));
  await pass();
  expect(read.slice(1, 3)).toEqual(['entries/mf-shop/1.json', file]);
  expect((await answer())?.accepted).toBe(true);
});
