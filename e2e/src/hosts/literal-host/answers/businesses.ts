import { type Answer, type Ask, textOf } from '../ask.ts';
import { done, notThere, value } from '../reply.ts';
import { type Business, findRow, nextId } from '../state.ts';

export const createBusiness: Answer = (ask) => {
  const { state, user, body, show } = ask;
  if (!user) return notThere();
  const business = { id: nextId(state.businesses), user_id: user.id, ...companyFrom(body) };
  state.businesses.push(business);
  return value({ data: show('business', business) }, 201);
};

export const updateBusiness: Answer = (ask) => {
  const business = ownBusiness(ask);
  if (!business) return notThere();
  Object.assign(business, companyFrom(ask.body));
  return value({ message: 'Firma a fost salvată.' });
};

export const deleteBusiness: Answer = (ask) => {
  const business = ownBusiness(ask);
  if (!business) return notThere();
  ask.state.businesses.splice(ask.state.businesses.indexOf(business), 1);
  return done();
};

function ownBusiness({ state, user, id }: Ask): Business | undefined {
  const business = findRow(state.businesses, id);
  return business?.user_id === user?.id ? business : undefined;
}

const companyFrom = (body: Ask['body']): Omit<Business, 'id' | 'user_id'> => ({
  company_name: String(body.company_name),
  cif: textOf(body.cif),
  reg_com: textOf(body.reg_com),
  bank: textOf(body.bank),
  iban: textOf(body.iban),
  business_address: textOf(body.business_address),
});
