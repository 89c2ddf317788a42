import { messages } from '../messages.ts';

export const NotFoundPage = () => <h1>{messages.notFound}</h1>;
