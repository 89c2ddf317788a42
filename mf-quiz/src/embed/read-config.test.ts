import { expect, test } from '@rstest/core';
import { readConfig } from './read-config.ts';

const serve = (block: string) => {
  document.head.innerHTML = `<script type="application/json" id="quiz-config">${block}</script>`;
};

test('the address of the API comes from the data block', () => {
  serve('{"apiOrigin":"https://api.exemplu.ro/"}');
  expect(readConfig()).toEqual({
    apiOrigin: 'https://api.exemplu.ro',
    shellOrigin: null,
    hostCapabilities: [],
  });
});

test.each(['', '{', '{}', '{"apiOrigin":"nowhere"}', 'null'])(
  '"%s" is no configuration',
  (block) => {
    serve(block);
    expect(readConfig()).toBeNull();
  },
);

test('a document without the block has none', () => {
  document.head.innerHTML = '<!--vitrina:quiz-config-->';
  expect(readConfig()).toBeNull();
});
