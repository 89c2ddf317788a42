/** @rstest-environment node */
import { expect, test } from '@rstest/core';
import { renderToString } from 'react-dom/server';
import { SiteQuiz } from './index.ts';

test('on a server the frame is there, and works without a script', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <SiteQuiz address="https://embed.test/q/v1/" options={{ theme: 'dark', bg: false }} />,
  );
  expect(html).toContain('src="https://embed.test/q/v1/?theme=dark&amp;bg=0"');
  expect(html).toContain('data-site-quiz=""');
  // A strict CSP refuses inline styles.
  expect(html).not.toContain('style=');
});
