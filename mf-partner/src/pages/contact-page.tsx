import { ContactWays } from '../features/contact-ways.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { messages } from '../messages.ts';

export const handle = { title: messages.contact.title };

export function Component() {
  return (
    <>
      <PageTitle title={messages.contact.title} lead={messages.contact.text} />
      <ContactWays />
    </>
  );
}
