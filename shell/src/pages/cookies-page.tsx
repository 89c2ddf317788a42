import { platformConfig } from '@vitrina/shared-auth/platform';
import { cookies } from '../content/cookies.ts';
import { staticPagesTexts } from '../content/static-pages.computed.ts';
import { LongTextPage } from '../features/legal/long-text-page.tsx';

const page = staticPagesTexts.cookies;

export const handle = {
  title: page.pageTitle,
  description: page.description,
};

export function Component() {
  return (
    <LongTextPage
      title={page.pageTitle}
      updated={page.updated}
      sections={cookies(platformConfig())}
    />
  );
}
