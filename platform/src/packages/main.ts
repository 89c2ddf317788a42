import { resolve } from 'node:path';
import { readArguments } from '@vitrina/federation/read-arguments';
import { assertCommitted } from '@vitrina/federation/release/uncommitted';
import { ROOT } from '../paths.ts';
import { packPlugin } from '../wordpress/pack-plugin.ts';
import { addMissingEntries } from './missing-entries.ts';
import { packEmbeds } from './pack-embeds.ts';
import { packPackages } from './pack-packages.ts';
import { publishPackages } from './publish-packages.ts';
import { writeSurfaces } from './surface-files.ts';

const USAGE = `pnpm packages pack [--to <folder>]   builds and packs what teams install
pnpm packages wordpress --embed <origin> [--platform <origin>] [--to <folder>]
                                    the plug-in for WordPress, with the embed's address in it
pnpm packages publish               the same, and publishes the versions that the registry lacks
pnpm packages embeds [--to <folder>] builds and packs the questionnaire's packages, which no command publishes
pnpm packages entries               lists what the workspace imports and an "exports" lacks
pnpm packages surface               writes each surface.json, after "pnpm changeset version"`;

/** `pnpm packages …`. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(
      args,
      { to: { type: 'string' }, embed: { type: 'string' }, platform: { type: 'string' } },
      'pnpm packages <verb>',
    );
    const to = resolve(ROOT, values.to ?? '.platform/packages');
    const lines = await run(positionals[0], to, values);
    for (const line of lines) console.log(line);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function run(
  verb: string | undefined,
  to: string,
  { embed, platform }: { embed?: string | undefined; platform?: string | undefined },
): Promise<string[]> {
  switch (verb) {
    case 'pack':
      return packPackages(to);
    case 'wordpress':
      if (!embed) throw new Error(USAGE);
      return [packPlugin(to, embed, platform)];
    case 'publish':
      await assertCommitted(ROOT);
      return publishPackages(await packPackages(to));
    case 'embeds':
      return packEmbeds(to);
    case 'entries':
      return addMissingEntries();
    case 'surface':
      return writeSurfaces();
    default:
      throw new Error(USAGE);
  }
}
