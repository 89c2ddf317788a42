import { Faq } from '../features/faq/faq.tsx';
import { messages } from '../messages.ts';

export const handle = { title: messages.faq.pageTitle, description: messages.faq.description };

export const Component = Faq;
