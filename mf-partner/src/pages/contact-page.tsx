import { ContactWays } from '../features/contact-ways.tsx';
import { EmbedLink } from '../features/embed-link.tsx';
import { messages } from '../messages.ts';

export const handle = { title: messages.contact.title };

export function Component() {
  return (
    <div>
      <h1>{messages.contact.title}</h1>
      <p>{messages.contact.text}</p>
      <ContactWays />
      <EmbedLink />
    </div>
  );
}
