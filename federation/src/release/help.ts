/**
 * The commands that a team runs for its own remote; all others are for the platform's operators.
 */
export const TEAM_VERBS = {
  release: 'builds it, and makes it live',
  rollback: 'goes back to the release before, or to the named one',
  releases: 'what was live, when, and whether it is marked as bad',
  promote: 'all browsers get the canary',
  'stop-canary': 'no browser gets the canary any more',
  'mark-bad': 'nothing falls back to the named release',
  'mark-good': 'takes that back',
  'switch-off': 'takes its pages and links away',
  'switch-on': 'brings them back',
  'co-sign': 'adds your signature to what a colleague wants live',
  hold: 'nothing new of it goes live until the named time; ways back work',
  'end-hold': 'takes that back',
  previews: 'the links to changes that are not live',
} as const;

/** The options of all commands; each command uses those that it needs. */
const OPTIONS: readonly (readonly [option: string, says: string])[] = [
  ['--to <store>', 'a folder, or https://… of a bucket; or VITRINA_STORE'],
  ['--origin <https://…>', 'where browsers reach your part of the store'],
  ['--config <file>', 'of the environment; its HTML is then written, too; or VITRINA_CONFIG'],
  ['--canary <per cent>', 'release: that share of the browsers gets it'],
  ['--preview <name>', 'release: live for nobody, with a link'],
  ['--days <number>', 'release --preview: how long the link lasts'],
  ['--remove <preview>', 'previews: takes one back'],
  ['--serial <number>', 'co-sign: that one, instead of the newest'],
  ['--out <file>', 'delegation: the draft to write'],
  ['--retire <key>', 'delegation: a key that is to sign nothing new'],
  ['--keep <remote>', 'delegation: what is live of it goes on until its next release'],
  ['--until <time>', 'hold: 2026-11-30, or 2026-11-30T08:00'],
  ['--reason <words>', 'hold: why; everybody may read it'],
  ['--uncommitted', 'release: although sources are in no commit'],
  ['--not-served-yet', 'release: nothing serves the store; no file is read back'],
  ['--signed-with <key>', 'sign-registry: the public key of before'],
  ['--watch', 'write-pages, publish-entries: until it is stopped'],
  ['--yes', 'to every question'],
];

/** True when a command is asked for its help. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === '--help' || arg === '-h');

/**
 * The help text.
 * @param start how a line begins: `npx vitrina`
 */
export function helpText(start: string, verbs: Readonly<Record<string, string>>): string {
  const inColumns = (rows: readonly (readonly [string, string])[]) => {
    const width = Math.max(...rows.map(([first]) => first.length));
    return rows.map(([first, says]) => `  ${first.padEnd(width)}  ${says}`);
  };
  return [
    `${start} <command> [options]`,
    '',
    ...inColumns(Object.entries(verbs)),
    '',
    ...inColumns(OPTIONS),
    '',
    'The key comes from VITRINA_REGISTRY_KEY, or from VITRINA_TEAM_KEY where roots delegate to teams: arguments',
    'are seen by others.',
  ].join('\n');
}
