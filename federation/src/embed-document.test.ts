import { expect, test } from '@rstest/core';
import { EMBED_CAPABILITIES } from '@vitrina/contract/embed-capabilities';
import { renderEmbedDocument } from './embed-document.ts';
import { LOCAL_CONFIG } from './local-config.ts';

const blockOf = (hostCapabilities?: string[]): unknown => {
  const { hostCapabilities: _, ...config } = LOCAL_CONFIG;
  const html = renderEmbedDocument('<!--vitrina:quiz-config-->', {
    ...config,
    ...(hostCapabilities && { hostCapabilities }),
  });
  return JSON.parse(/>(.*)</.exec(html)?.[1] ?? '');
};

test('the frame learns of the host what it asks of one, and nothing else', () => {
  expect(blockOf(LOCAL_CONFIG.hostCapabilities)).toEqual({
    apiOrigin: LOCAL_CONFIG.apiOrigin,
    shellOrigin: LOCAL_CONFIG.publicOrigin,
    hostCapabilities: [...EMBED_CAPABILITIES],
  });
  expect(blockOf(['script-signs', 'my-orders'])).toMatchObject({
    hostCapabilities: ['script-signs'],
  });
  expect(blockOf()).toMatchObject({ hostCapabilities: [] });
});
