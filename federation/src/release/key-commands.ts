import { createRegistryKeys } from '@vitrina/contract/registry-signature';

/** Command -> where the two keys of its pair belong. None of them needs a store. */
const PAIRS = {
  'registry-keys': {
    variable: 'VITRINA_REGISTRY_KEY',
    keptBy: 'for whoever releases',
    public: (key: string) => ({
      says: 'belongs into the configuration',
      line: `registryKey: ${key}`,
    }),
  },
  'root-keys': {
    variable: 'VITRINA_ROOT_KEY',
    keptBy: 'for one person, on paper or a stick, on no machine that releases',
    public: (key: string) => ({
      says: 'belongs into the configuration',
      line: `roots.keys: ${key}`,
    }),
  },
  'team-keys': {
    variable: 'VITRINA_TEAM_KEY',
    keptBy: 'for the team that releases one remote',
    public: (key: string) => ({
      says: 'goes to the roots, who delegate to it',
      line: `key: ${key}`,
    }),
  },
  'freshness-keys': {
    variable: 'VITRINA_FRESHNESS_KEY',
    keptBy: 'for the publisher',
    public: (key: string) => ({ says: 'goes to the roots', line: `freshness: ${key}` }),
  },
} as const;

export type KeyVerb = keyof typeof PAIRS;

/** Whether a command makes keys. */
export const isKeyVerb = (verb: string): verb is KeyVerb => Object.hasOwn(PAIRS, verb);

/** `pnpm registry-keys`, `pnpm root-keys`, `pnpm team-keys`, `pnpm freshness-keys`: a new pair. */
export async function newKeys(verb: KeyVerb): Promise<string> {
  const { privateKey, publicKey } = await createRegistryKeys();
  const { variable, keptBy, public: half } = PAIRS[verb];
  const { says, line } = half(publicKey);
  return [
    `Keep the first one secret, ${keptBy}; the second one ${says}.`,
    `${variable}=${privateKey}`,
    line,
  ].join('\n');
}
