import { platformConfig } from '@vitrina/shared-auth/platform';
import { cookies } from '../content/cookies.ts';
import { LongTextPage } from '../features/legal/long-text-page.tsx';
import { messages } from '../messages.ts';

export const handle = {
  title: messages.cookies.pageTitle,
  description: messages.cookies.description,
};

export function Component() {
  return <LongTextPage title={messages.cookies.pageTitle} sections={cookies(platformConfig())} />;
}
