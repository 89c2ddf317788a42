import { staticPagesTexts } from '../content/static-pages.computed.ts';
import { Faq } from '../features/faq/faq.tsx';

export const handle = {
  title: staticPagesTexts.faq.pageTitle,
  description: staticPagesTexts.faq.description,
};

export const Component = Faq;
