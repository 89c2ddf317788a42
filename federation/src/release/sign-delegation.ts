import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { PlatformConfig } from '@vitrina/contract/config';
import { delegationProblem, keyId, signDelegation } from '@vitrina/contract/delegation-signature';
import { canonicalJson, publicKeyOf } from '@vitrina/contract/registry-signature';
import { deploymentConfig } from '../config-of-env.ts';
import { readArguments } from '../read-arguments.ts';
import { readPlatformConfig } from '../read-config.ts';
import { agree, askPerson } from './ask-person.ts';
import { delegationChanges, keyName } from './delegation-changes.ts';
import { type DelegationFile, delegationText, readDelegationFile } from './delegation-file.ts';
import { delegationFileProblems, remotesAtRest } from './delegation-problems.ts';
import { draftRosterProblems } from './draft-roster.ts';
import { printable } from './publisher/printable.ts';
import { StoreError } from './release-store.ts';

/**
 * `pnpm sign-delegation <file>`: shows the changes of a draft and adds a root's signature. Needs no
 * store and no network; with the configuration it verifies the live part of the draft.
 * @throws StoreError when the draft should not be signed, or the person does not agree
 */
export async function signDelegationFile(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  askAtTerminal = askPerson,
): Promise<string> {
  const { values, positionals } = readArguments(
    args,
    { config: { type: 'string' }, yes: { type: 'boolean' } },
    'pnpm sign-delegation <file>',
  );
  const [file] = positionals;
  if (!file) throw new StoreError('Name the draft: pnpm sign-delegation delegation.json.');
  const { VITRINA_ROOT_KEY: privateKey } = env;
  if (!privateKey) throw new StoreError('Set VITRINA_ROOT_KEY: the key of a root.');
  const config =
    values.config === undefined ? deploymentConfig(env) : readPlatformConfig(values.config);
  const draft = readDelegationFile(file);
  const publicKey = await rootOf(privateKey, config);
  const problems = [
    ...(await delegationFileProblems(draft, new Date(), config)),
    ...draftRosterProblems(file, draft),
    ...(config ? await liveProblems(draft, config) : []),
  ];
  if (problems.length > 0) throw new StoreError(`${file}:\n${problems.map(printable).join('\n')}`);

  const { environment, roster, delegation, live, remotes } = draft;
  const since = live.delegation ? `after ${live.delegation.version}` : 'the first one';
  // Its live part is unverified: everything that it gives is new to the signer.
  const known = config ? live : { roster: live.roster };
  const question = [
    `Delegation ${delegation.version} of ${printable(environment)}, ${since}:`,
    ...delegationChanges(known, { delegation, roster }, remotes).map(
      (one) => `  ${printable(one)}`,
    ),
    ...(await remotesAtRest(draft)).map((one) => `  ${printable(one)}`),
    `All of it has the SHA-256 ${delegationHash(draft)}.`,
    ...(config ? [] : ['Without --config nobody verified what the file calls live.']),
    `Sign it with ${keyName(publicKey)}?`,
  ].join('\n');
  const ask = values.yes ? agree : askAtTerminal;
  if (!(await ask(question))) throw new StoreError('Nothing was signed.');

  const kept = config ? await fitting(draft, config) : delegation.signatures;
  const others = { ...delegation, signatures: kept };
  const signed = await signDelegation({ environment, roster, delegation: others }, privateKey);
  writeFileSync(file, delegationText({ ...draft, delegation: signed }));
  const dropped = delegation.signatures.length - kept.length;
  const of = config?.roots ? ` of ${config.roots.threshold}` : '';
  return [
    ...(dropped > 0 ? [`${dropped} of before did not fit: the file was changed since.`] : []),
    `${file} has ${signed.signatures.length}${of} signatures. When there are enough: pnpm publish-delegation ${file}`,
  ].join('\n');
}

/** SHA-256 of everything that roots sign, in groups of four for two people at a telephone. */
function delegationHash({ environment, roster, delegation }: DelegationFile): string {
  const { signatures: _, ...signed } = delegation;
  const whole = canonicalJson({ ...signed, roster, environment });
  const digits = createHash('sha256').update(whole).digest('hex');
  return digits.replaceAll(/.{4}(?!$)/g, '$& ');
}

/** @throws StoreError when it is no key, or not a root's key */
async function rootOf(privateKey: string, config: PlatformConfig | undefined): Promise<string> {
  const publicKey = await publicKeyOf(privateKey).catch((cause: unknown) => {
    throw new StoreError('VITRINA_ROOT_KEY is no key: pnpm root-keys makes one.', { cause });
  });
  if (config && !config.roots?.keys.includes(publicKey))
    throw new StoreError('VITRINA_ROOT_KEY belongs to none of the roots of the configuration.');
  return publicKey;
}

async function liveProblems(
  { environment, live }: DelegationFile,
  { environment: configured, roots }: PlatformConfig,
): Promise<string[]> {
  if (environment !== configured)
    return [`It is of ${environment}, and the configuration of ${configured}.`];
  const problem = live.delegation && roots && (await delegationProblem(live, roots, environment));
  return problem ? [`What it calls live is not what roots have signed: ${problem}.`] : [];
}

/** The signatures of roots that are still valid for the file. */
async function fitting(
  { environment, roster, delegation }: DelegationFile,
  { roots }: PlatformConfig,
): Promise<DelegationFile['delegation']['signatures']> {
  const fits = await Promise.all(
    delegation.signatures.map(async (one) => {
      const key = roots?.keys.find((root) => keyId(root) === one.by);
      if (!key) return false;
      const alone = { roster, delegation: { ...delegation, signatures: [one] } };
      return !(await delegationProblem(alone, { keys: [key], threshold: 1 }, environment));
    }),
  );
  return delegation.signatures.filter((_, index) => fits[index]);
}
