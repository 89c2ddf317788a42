import type { State, StoredFile } from '../state.ts';
import { ACCOUNTS } from './accounts.ts';
import { invoice, picture } from './files.ts';
import { orders } from './orders.ts';
import { businesses, users } from './people.ts';
import { products } from './products.ts';
import { commissions, notifications, requests, websites } from './websites.ts';

/** The seed data: a small shop and its partners. */
export function seedState(filesOrigin: string): State {
  const files = new Map<string, StoredFile>();
  const keep = (path: string, file: StoredFile) => {
    files.set(path, file);
    return filesOrigin + path;
  };
  const shop = products((color, name) => keep(`/files/${name}.svg`, picture(color)));
  return {
    products: shop,
    orders: orders(shop),
    users: users(),
    businesses: businesses(),
    requests: requests(),
    websites: websites(),
    commissions: commissions((name) => keep(`/files/${name}.pdf`, invoice())),
    notifications: notifications(),
    partners: [],
    sessions: new Map(Object.values(ACCOUNTS).map(({ id, token }) => [token, id])),
    resets: [],
    paymentIntents: [],
    files,
  };
}
