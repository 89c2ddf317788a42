/** Each command with all the arguments that it takes, without options. */
export const USAGE = {
  release: 'pnpm release <name>',
  'release-embed': 'pnpm release-embed',
  'render-html': 'pnpm render-html',
  'write-pages': 'pnpm write-pages',
  'sign-registry': 'pnpm sign-registry',
  'repair-registry': 'pnpm repair-registry',
  'publish-entries': 'pnpm publish-entries',
  'co-sign': 'pnpm co-sign <remote>',
  roster: 'pnpm roster [<file>]',
  delegation: 'pnpm delegation',
  'publish-delegation': 'pnpm publish-delegation <file>',
  previews: 'pnpm previews [<remote>]',
  rollback: 'pnpm rollback <name> [<release>]',
  'mark-good': 'pnpm mark-good <name> <release>',
  'mark-bad': 'pnpm mark-bad <name> <release>',
  promote: 'pnpm promote <remote>',
  'stop-canary': 'pnpm stop-canary <remote>',
  'switch-off': 'pnpm switch-off <remote>',
  'switch-on': 'pnpm switch-on <remote>',
  hold: 'pnpm hold <name or all>',
  'end-hold': 'pnpm end-hold <name or all>',
  'prune-releases': 'pnpm prune-releases',
  releases: 'pnpm releases [<name>]',
} as const;

export type Verb = keyof typeof USAGE;
