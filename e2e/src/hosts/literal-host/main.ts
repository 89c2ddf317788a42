import { parseArgs } from 'node:util';
import { isProfileName, PROFILE_NAMES, PROFILES } from './profiles/all-profiles.ts';
import { oddities } from './random-profile.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { startLiteralHost } from './start-literal-host.ts';

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'literal' },
    port: { type: 'string', default: '9000' },
    front: { type: 'string' },
    'stripe-key': { type: 'string' },
    'stripe-api': { type: 'string', default: 'https://api.stripe.com' },
  },
});

const host = await startLiteralHost({
  profile: profileNamed(values.profile),
  port: Number(values.port),
  ...(values.front && { front: values.front }),
  ...(values['stripe-key'] && {
    stripe: { secretKey: values['stripe-key'], apiOrigin: values['stripe-api'] },
  }),
  onRequest: ({ to, method, path, wrong }) =>
    console.log([`${to} ${method} ${path}`, ...wrong].join('\n    ')),
});

console.log(`API ${host.origin} (profile ${host.profile.name}), uploads to ${host.uploadUrl}`);
for (const { email, password } of Object.values(ACCOUNTS)) console.log(`${email}  ${password}`);

/** `oddities:7` is the random profile with seed 7. */
function profileNamed(name: string) {
  const seed = /^oddities:(\d+)$/.exec(name)?.[1];
  if (seed !== undefined) return oddities(Number(seed));
  if (isProfileName(name)) return PROFILES[name];
  console.error(`Profiles: ${PROFILE_NAMES.join(', ')}, oddities:SEED`);
  return process.exit(1);
}
