import { LICENCES, WHY } from './why.ts';

/** One row of `docs/dependencies.md`. */
export interface Row {
  name: string;
  version: string;
  licence: string;
  /** Date of the latest release, with its version when ours is older. */
  lastRelease: string;
  installScript: 'yes' | 'no';
  why: string;
}

const COLUMNS: ReadonlyArray<[keyof Row, string]> = [
  ['name', 'Package'],
  ['version', 'Version'],
  ['licence', 'Licence'],
  ['lastRelease', 'Last release'],
  ['installScript', 'Install script'],
  ['why', 'Why'],
];

const INTRODUCTION = `# Dependencies

Every third-party package that one of ours names. Written by \`pnpm run dependencies\`, which asks the
registry for the last releases; the reasons are in \`platform/src/dependencies/why.ts\`. A unit test
compares this list with what is installed and refuses licences that demand anything of our own code.
`;

export const licenceOf = (name: string, declared: string): string => LICENCES[name] ?? declared;

export function writeTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    INTRODUCTION,
    line(COLUMNS.map(([, title]) => title)),
    line(COLUMNS.map(() => '---')),
    ...rows.map((row) => line(COLUMNS.map(([key]) => row[key]))),
    '',
  ].join('\n');
}

/** Parses a table made by `writeTable`, by name. */
export function readTable(text: string): Map<string, Row> {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const rows = lines.slice(2).map((line) => {
    const [name = '', version = '', licence = '', lastRelease = '', script, why = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const installScript = script === 'yes' ? ('yes' as const) : ('no' as const);
    return { name, version, licence, lastRelease, installScript, why };
  });
  return new Map(rows.map((row) => [row.name, row]));
}

export const whyOf = (name: string): string => WHY[name] ?? '';
