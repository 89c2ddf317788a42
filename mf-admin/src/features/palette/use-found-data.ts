import { useQuery } from '@tanstack/react-query';
import { userKey } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { useRested } from '@vitrina/shared-ui/use-rested';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages.ts';
import type { Command } from '../commands/command.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { type FoundEntry, findOrders, findProducts, findRequests, findUsers } from './find-data.ts';

const { kinds } = messages.commands;

/** Shorter texts occur everywhere. */
const LEAST_LENGTH = 2;
/** A pause in the typing, in ms. */
const SETTLE_MS = 200;
/** How long what was found counts, in ms. */
const FRESH_MS = 30_000;

export interface FoundData {
  commands: readonly Command[];
  isPending: boolean;
  /** One kind at least could not be searched. */
  isIncomplete: boolean;
}

/** Orders, products, users and requests in which `query` occurs, as commands that lead there. */
export function useFoundData(query: string): FoundData {
  const navigate = useNavigate();
  const typed = query.trim();
  const wanted = useRested(typed, SETTLE_MS);
  // What was found for another text is no answer to this one.
  const isSearched = wanted === typed && wanted.length >= LEAST_LENGTH;
  // Each on its own: a slow or failing kind holds no other up.
  const orders = useFound(kinds.order, findOrders, wanted, 'orders');
  const products = useFound(kinds.product, findProducts, wanted, 'products');
  const users = useFound(kinds.user, findUsers, wanted, 'users');
  const requests = useFound(kinds.request, findRequests, wanted, 'sites');
  const all = [orders, products, users, requests];
  return {
    commands: all
      .flatMap(({ found }) => (isSearched ? found : []))
      .map(({ kind, title, to }) => ({
        id: `${to} ${title}`,
        title,
        keys: [],
        kind,
        run: () => void navigate(to),
      })),
    isPending: isSearched ? all.some(({ isFetching }) => isFetching) : typed.length >= LEAST_LENGTH,
    isIncomplete: isSearched && all.some(({ isError }) => isError),
  };
}

/** One kind of data in which `wanted` occurs, for those who may use its page. */
function useFound(
  kind: string,
  find: (query: string) => Promise<FoundEntry[]>,
  wanted: string,
  page: string,
) {
  const isHeld = useHeld();
  const { data, isFetching, isError } = useQuery({
    queryKey: userKey('mf-admin', 'find', kind, wanted),
    queryFn: () => find(wanted),
    enabled: wanted.length >= LEAST_LENGTH && isHeld(neededFor(page)),
    staleTime: FRESH_MS,
  });
  return { found: (data ?? []).map((entry) => ({ ...entry, kind })), isFetching, isError };
}
