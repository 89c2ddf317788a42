import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandOptions } from '../command-options.ts';
import type { DelegationFile } from '../delegation-file.ts';
import { temporaryFolder } from '../sample-shell.ts';
import { signDelegationFile } from '../sign-delegation.ts';
import type { There } from './answered.ts';

/** The commands that make, sign and publish a draft. Each returns the message of a refusal too. */
export function drafting({ operator, config, keys }: There) {
  const dir = temporaryFolder('draft');
  const configFile = join(dir, 'config.json');
  writeFileSync(configFile, JSON.stringify(config));
  let drafts = 0;
  const messageOf = (error: Error) => error.message;
  /** @returns its file */
  const draft = async (
    more: Partial<CommandOptions> = {},
    change: (draft: DelegationFile) => void = () => {},
  ): Promise<string> => {
    drafts += 1;
    const file = join(dir, `delegation-${drafts}.json`);
    await operator.run('delegation', '', { out: file, ...more });
    const made = JSON.parse(readFileSync(file, 'utf8')) as DelegationFile;
    change(made);
    writeFileSync(file, JSON.stringify(made));
    return file;
  };
  /** All roots sign. */
  const sign = async (file: string, asked: string[] = []): Promise<string> => {
    let said = '';
    for (const { privateKey } of keys.roots)
      said = await signDelegationFile(
        [file, '--config', configFile],
        { VITRINA_ROOT_KEY: privateKey },
        async (question) => {
          asked.push(question);
          return true;
        },
      ).catch(messageOf);
    return said;
  };
  const publish = (file: string): Promise<string> =>
    operator.run('publish-delegation', '', { positionals: [file] }).catch(messageOf);
  return { draft, sign, publish };
}
