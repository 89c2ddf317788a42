import type { LISTS, ListCall } from '../calls.ts';
import type { Row, Rows, State, User } from '../state.ts';

/** The input of a list call. */
export interface ListAsk {
  state: State;
  user: User | null;
  id: string;
  query: URLSearchParams;
}

type RowsOf<C extends ListCall> = Rows[(typeof LISTS)[C]['entity']][];

/** Rows of each list before the profile's oddities, oldest first. */
const ROWS: { [C in ListCall]: (ask: ListAsk) => RowsOf<C> } = {
  'GET /api/users/all': ({ state }) => state.users,
  'GET /api/products': ({ state }) => state.products,
  'GET /api/orders/admin': ({ state }) => state.orders,
  'GET /api/businesses': ({ state, user }) => state.businesses.filter(isOf(user)),
  'GET /api/businesses/admin/all': ({ state }) => state.businesses,
  'GET /api/website-request': ({ state, user }) => state.requests.filter(isOf(user)),
  'GET /api/website-request/all': ({ state }) => state.requests,
  'GET /api/website-request/user/{id}': ({ state, id }) =>
    state.requests.filter((request) => String(request.user_id) === id),
  'GET /api/user-website': ({ state, user }) => state.websites.filter(isOf(user)),
  'GET /api/user-website/all': ({ state }) => state.websites,
  'GET /api/commissions/my-commissions': ({ state, user }) => state.commissions.filter(isOf(user)),
  'GET /api/commissions/admin/commissions': ({ state }) => state.commissions,
  'GET /api/notifications': ({ state, user, query }) =>
    state.notifications.filter(isOf(user)).slice(-Number(query.get('limit') ?? 50)),
};

const isOf = (user: User | null) => (row: { user_id: number | null }) => row.user_id === user?.id;

export const listRows = (call: ListCall, ask: ListAsk): Row[] => ROWS[call](ask);
