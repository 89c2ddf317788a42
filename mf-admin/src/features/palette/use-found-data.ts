import { useQuery } from '@tanstack/react-query';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { hostCan, userKey } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { useRested } from '@vitrina/shared-ui/use-rested';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../commands/command.ts';
import { type Needed, neededFor } from '../permissions/page-permissions.ts';
import { findEverything, findOrders, findProducts, findRequests, findUsers } from './find-data.ts';

/** Shorter texts match everything. */
const MIN_LENGTH = 2;
/** Debounce, in ms. */
const SETTLE_MS = 200;
/** Cache time of results, in ms. */
const FRESH_MS = 30_000;

export interface FoundData {
  commands: readonly Command[];
  isPending: boolean;
  isIncomplete: boolean;
}

export function useFoundData(query: string): FoundData {
  const navigate = useNavigate();
  const typed = query.trim();
  const wanted = useRested(typed, SETTLE_MS);
  // Results of an earlier text do not count.
  const isSearched = wanted === typed && wanted.length >= MIN_LENGTH;
  const whole = useFound(
    'everything',
    findEverything,
    wanted,
    searchConsole.permission,
    hostCan('console-search'),
  );
  // One query per kind: a slow or failing one holds no other up.
  const isAlone = !hostCan('console-search') || whole.data === null;
  const orders = useFound('orders', findOrders, wanted, neededFor('orders'), isAlone);
  const products = useFound('products', findProducts, wanted, neededFor('products'), isAlone);
  const users = useFound('users', findUsers, wanted, neededFor('users'), isAlone);
  const requests = useFound('requests', findRequests, wanted, neededFor('sites'), isAlone);
  const all = isAlone ? [orders, products, users, requests] : [whole];
  return {
    commands: all
      .flatMap(({ data }) => (isSearched ? (data ?? []) : []))
      .map(({ kind, title, to }) => ({
        id: `${to} ${title}`,
        title,
        keys: [],
        kind,
        run: () => void navigate(to),
      })),
    isPending: isSearched ? all.some(({ isFetching }) => isFetching) : typed.length >= MIN_LENGTH,
    isIncomplete: isSearched && all.some(({ isError }) => isError),
  };
}

function useFound<Found>(
  kind: string,
  find: (query: string) => Promise<Found>,
  wanted: string,
  needed: Needed | undefined,
  isAsked: boolean,
) {
  const isHeld = useHeld();
  return useQuery({
    queryKey: userKey('mf-admin', 'find', kind, wanted),
    queryFn: () => find(wanted),
    enabled: isAsked && wanted.length >= MIN_LENGTH && isHeld(needed),
    staleTime: FRESH_MS,
  });
}
