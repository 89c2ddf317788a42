import { randomBytes } from 'node:crypto';
import { type Answer, now } from '../ask.ts';
import { done, refusal, value } from '../reply.ts';
import { findRow, nextId } from '../state.ts';

export const assignWebsite: Answer = ({ state, body }) => {
  const user = findRow(state.users, body.userId);
  if (!user) return refusal(400, 'Utilizatorul nu există.', ['userId']);
  const at = now();
  state.websites.push({
    id: nextId(state.websites),
    user_id: user.id,
    business_name: String(body.businessName ?? ''),
    website_url: String(body.websiteUrl),
    email: user.email,
    created_at: at,
    updated_at: null,
  });
  return done(201);
};

export const createPartner: Answer = ({ state, body }) => {
  const user = findRow(state.users, body.userId);
  if (!user) return refusal(400, 'Utilizatorul nu există.', ['userId']);
  const partner = { id: nextId(state.partners), ...body };
  state.partners.push(partner);
  return value({ partner, syncApiKey: randomBytes(16).toString('hex') }, 201);
};
