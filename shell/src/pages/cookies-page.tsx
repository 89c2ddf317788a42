import { platformConfig } from '@vitrina/shared-auth/platform';
import { cookies } from '../content/cookies.ts';
import { staticPagesTexts } from '../content/static-pages.computed.ts';
import { LongTextPage } from '../features/legal/long-text-page.tsx';

export const handle = {
  title: staticPagesTexts.cookies.pageTitle,
  description: staticPagesTexts.cookies.description,
};

export function Component() {
  return (
    <LongTextPage title={staticPagesTexts.cookies.pageTitle} sections={cookies(platformConfig())} />
  );
}
