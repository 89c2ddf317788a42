import { platformConfig } from '@vitrina/shared-auth/platform';
import { staticPagesTexts } from '../content/static-pages.computed.ts';
import { terms } from '../content/terms.ts';
import { LongTextPage } from '../features/legal/long-text-page.tsx';
import { useDelivery } from '../features/legal/use-delivery.ts';

const page = staticPagesTexts.terms;

export const handle = {
  title: page.pageTitle,
  description: page.description,
};

export function Component() {
  return (
    <LongTextPage
      title={page.pageTitle}
      updated={page.updated}
      sections={terms(platformConfig(), useDelivery())}
    />
  );
}
