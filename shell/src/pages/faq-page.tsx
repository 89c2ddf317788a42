import { Faq } from '../features/faq/faq.tsx';
import { messages } from '../messages.ts';

export const handle = { title: messages.faq.pageTitle };

export const Component = Faq;
