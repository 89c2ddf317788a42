import type { PlatformConfig } from '@vitrina/contract/config';
import { signInTexts } from './content/sign-in.ts';
import { staticPagesTexts } from './content/static-pages.computed.ts';
import { messages } from './messages.ts';
import { faqPage, organization } from './structured-data.ts';

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** Named chunk with its code. */
  chunk: string;
  /** Signed-in visitors are redirected. */
  guestsOnly: boolean;
  structuredData?: (config: PlatformConfig) => Record<string, unknown>[];
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: messages.home.pageTitle,
    description: messages.home.description,
    chunk: 'home-sections',
    guestsOnly: false,
    structuredData: (config) => [organization(config)],
  },
  {
    path: '/faq',
    title: staticPagesTexts.faq.pageTitle,
    description: staticPagesTexts.faq.description,
    chunk: 'faq-page',
    guestsOnly: false,
    structuredData: (config) => [organization(config), faqPage()],
  },
  {
    path: '/terms',
    title: staticPagesTexts.terms.pageTitle,
    description: staticPagesTexts.terms.description,
    chunk: 'terms-page',
    guestsOnly: false,
  },
  {
    path: '/cookies',
    title: staticPagesTexts.cookies.pageTitle,
    description: staticPagesTexts.cookies.description,
    chunk: 'cookies-page',
    guestsOnly: false,
  },
  {
    path: '/withdrawal',
    title: staticPagesTexts.withdrawal.pageTitle,
    description: staticPagesTexts.withdrawal.description,
    chunk: 'withdrawal-page',
    guestsOnly: false,
  },
  {
    path: '/login',
    title: signInTexts.login.pageTitle,
    description: signInTexts.login.description,
    chunk: 'login-page',
    guestsOnly: true,
  },
  {
    path: '/register',
    title: signInTexts.register.pageTitle,
    description: signInTexts.register.description,
    chunk: 'register-page',
    guestsOnly: true,
  },
];
