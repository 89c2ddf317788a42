import { loadAssign } from '../features/assign-site/assign-queries.ts';
import { CreatePartner, PartnersList } from '../features/partners/create-partner.tsx';
import { messages } from '../messages.ts';

export const loader = loadAssign;
export const handle = { title: messages.partners.title };

export function Component() {
  return (
    <>
      <h1>{messages.partners.title}</h1>
      <CreatePartner />
      <PartnersList />
    </>
  );
}
