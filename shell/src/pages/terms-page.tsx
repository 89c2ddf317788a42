import { platformConfig } from '@vitrina/shared-auth/platform';
import { staticPagesTexts } from '../content/static-pages.computed.ts';
import { terms } from '../content/terms.ts';
import { LongTextPage } from '../features/legal/long-text-page.tsx';

export const handle = {
  title: staticPagesTexts.terms.pageTitle,
  description: staticPagesTexts.terms.description,
};

export function Component() {
  return (
    <LongTextPage title={staticPagesTexts.terms.pageTitle} sections={terms(platformConfig())} />
  );
}
