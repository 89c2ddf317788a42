import { embedMessages as text } from '../embed-messages.ts';
import { EmbedList } from '../features/embeds/embed-list.tsx';

export const handle = { title: text.title };

export function Component() {
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <EmbedList />
    </>
  );
}
