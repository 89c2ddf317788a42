import type { Call } from '@vitrina/contract/call';
import { platformConfig } from '../platform.ts';

/** Absolute address of a call: fills `:name` from `params` and appends `query`. */
export function callUrl(call: Call, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const url = new URL(path, platformConfig().apiOrigin);
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) url.searchParams.set(key, String(value));
  }
  return url.href;
}
