import type { PlatformConfig } from '@vitrina/contract/config';
import { isLoopback, isSafeAddress } from '@vitrina/contract/rules/safe-address';

/**
 * Reasons why a configuration is not fit for production: strangers could change the code that visitors run,
 * or read what they send.
 * @returns one sentence each; none for other environments
 */
export function productionProblems(config: PlatformConfig): string[] {
  if (config.environment !== 'production') return [];
  const problems: string[] = [];
  const { publicOrigin, apiOrigin, filesOrigin, embedOrigin, telemetryUrl } = config;
  const addresses = { publicOrigin, apiOrigin, filesOrigin, embedOrigin, telemetryUrl };
  for (const [name, address] of Object.entries(addresses)) {
    if (address && !isSafeAddress(address)) problems.push(`${name}: ${address} is not https.`);
  }
  for (const origin of config.remoteOrigins ?? []) {
    if (!isSafeAddress(origin)) problems.push(`remoteOrigins: ${origin} is not https.`);
  }
  if (!config.remoteOrigins?.length)
    problems.push('remoteOrigins is missing: any origin could bring code.');
  if (!config.registryKey)
    problems.push('registryKey is missing: an unsigned registry would decide what code runs.');
  const { publishableKey, sandboxScript } = config.payments;
  if (!sandboxScript && publishableKey.startsWith('pk_test_'))
    problems.push('payments.publishableKey is a test key: it takes no real money.');
  // On this machine it is a drill.
  if (sandboxScript && !isLoopback(sandboxScript))
    problems.push('payments.sandboxScript: the payments sandbox takes no real money.');
  return problems;
}
