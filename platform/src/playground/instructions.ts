import { pathOf } from './playground-roster.ts';
import type { Playground } from './start-playground.ts';

type Place = Omit<Playground, 'stop'>;

/** Lines to type, from an empty folder to a release and its removal. */
export const instructions = ({
  remotes,
  origin,
  portBase,
  packages,
  environment,
  roster,
}: Place): string =>
  [
    '',
    `  Platform              ${origin}`,
    `  Package registry      ${packages}`,
    '',
    '  Once on this machine; it comes first, so that no public package can take the place of a name:',
    '',
    `    npm config set @vitrina:registry ${packages}`,
    ...(portBase === undefined ? [] : [`    export VITRINA_PORT_BASE=${portBase}`]),
    ...remotes.flatMap((remote) => linesOf(remote, { origin, environment })),
    '',
    '  docs/new-remote.md says what each line does, and what to change.',
    `  The roster is ${roster}. More of it for a remote: change the file, and in this repository`,
    `  give ". ${environment} && npm run roster ${roster}".`,
    '  Ctrl-C stops everything; the next start begins anew, with an empty store.',
    '',
  ].join('\n');

function linesOf(
  { name, origin: at }: Place['remotes'][number],
  { origin, environment }: Pick<Place, 'origin' | 'environment'>,
): string[] {
  const path = pathOf(name);
  return [
    '',
    `  ${name}, in an empty folder:`,
    '',
    `    npm create @vitrina/remote ${name} -- --path ${path}`,
    `    cd ${name}`,
    '    npm install',
    '    npm run dev',
    '',
    `  Ctrl-C ends it; then, in ${name}:`,
    '',
    '    npm test',
    '    npm run typecheck',
    '    git init && git add --all && git commit --message "A new remote"',
    `    . ${environment}`,
    `    npm run release -- --origin ${at}`,
    '',
    `  It is at ${origin}${path}, in the header and below each product. Out of it again:`,
    '',
    '    npm run switch-off',
    '',
    `  Each save inside the running platform, or a link to a change (docs/previews.md):`,
    '',
    `    npm run dev -- --shell ${origin}`,
    `    npm run release -- --preview first --origin ${at}`,
  ];
}
