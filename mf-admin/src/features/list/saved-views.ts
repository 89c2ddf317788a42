import { readJson, writeJson } from '@vitrina/shared-auth';
import { useState } from 'react';
import { OPEN_FORM } from './use-list-params.ts';

interface SavedView {
  name: string;
  /** Query of the address, without `?`. */
  search: string;
}

const MAX_VIEWS = 20;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).search === 'string';

/** Drops the page and the open form, which do not belong to a view. */
export function viewSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  kept.delete('page');
  kept.delete(OPEN_FORM);
  kept.sort();
  return kept.toString();
}

/** Views saved in this browser; saving under an existing name replaces it. */
export function useSavedViews(list: string) {
  const key = `vitrina:admin-views:${list}` as const;
  const [views, setViews] = useState<readonly SavedView[]>(() => {
    const stored = readJson(key);
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MAX_VIEWS) : [];
  });
  const store = (next: readonly SavedView[]) => {
    setViews(next);
    writeJson(key, next);
  };
  return {
    views,
    /** An existing name is replaced, so it needs no room. */
    canSave: (name: string) => views.length < MAX_VIEWS || views.some((view) => view.name === name),
    save: (view: SavedView) => store([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  };
}
