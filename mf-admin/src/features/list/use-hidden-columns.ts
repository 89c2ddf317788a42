import { readJson, writeJson } from '@vitrina/shared-auth';
import { useState } from 'react';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Hidden columns per list, remembered in this browser. */
export function useHiddenColumns(
  list: string,
): [readonly string[], (ids: readonly string[]) => void] {
  const key = `vitrina:admin-columns:${list}` as const;
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const stored = readJson(key);
    return isTexts(stored) ? stored : [];
  });
  const hide = (ids: readonly string[]) => {
    setHidden(ids);
    writeJson(key, ids);
  };
  return [hidden, hide];
}
