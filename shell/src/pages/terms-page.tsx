import { platformConfig } from '@vitrina/shared-auth/platform';
import { terms } from '../content/terms.ts';
import { LongTextPage } from '../features/legal/long-text-page.tsx';
import { messages } from '../messages.ts';

export const handle = { title: messages.terms.pageTitle, description: messages.terms.description };

export function Component() {
  return <LongTextPage title={messages.terms.pageTitle} sections={terms(platformConfig())} />;
}
