import { createHash } from 'node:crypto';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import type { DelegationFile } from './delegation-file.ts';

/** SHA-256 of everything that roots sign, in groups of four for two people at a telephone. */
export function delegationHash({
  environment,
  roster,
  delegation,
}: Pick<DelegationFile, 'environment' | 'roster' | 'delegation'>): string {
  const { signatures: _, ...signed } = delegation;
  const whole = canonicalJson({ ...signed, roster, environment });
  const digits = createHash('sha256').update(whole).digest('hex');
  return digits.replaceAll(/.{4}(?!$)/g, '$& ');
}
