import { useParams } from 'react-router-dom';
import { embedMessages as text } from '../embed-messages.ts';
import { EmbedCounts } from '../features/embeds/embed-counts.tsx';

export const handle = { title: text.title };

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <h1>{text.title}</h1>
      <EmbedCounts key={id} id={id} />
    </>
  );
}
