// @ts-check
/**
 * Preloaded into a command (`node --import`): resolves names of the documented domain to this machine,
 * where nginx serves exactly these names, so that the documented origins work without a domain.
 */
import dns from 'node:dns';

const HERE = { address: '127.0.0.1', family: 4 };
const lookup = dns.lookup;

// @ts-expect-error The overloads of `lookup` differ by their options, which are passed on as they are.
dns.lookup = (host, options, callback) => {
  const done = callback ?? options;
  if (!/(^|\.)exemplu\.ro$/.test(host))
    return Reflect.apply(lookup, dns, [host, options, callback]);
  const all = typeof options === 'object' && options.all;
  process.nextTick(() => (all ? done(null, [HERE]) : done(null, HERE.address, HERE.family)));
};
