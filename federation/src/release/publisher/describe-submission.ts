import type { Registry, Release } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import { htmlOf, renderBundleOf } from '@vitrina/contract/remote-html';
import { hasSameReleases, isKept, isSameValue, writtenEntry } from './place.ts';
import { printable } from './printable.ts';
import type { Submission } from './submission.ts';
import { folderOf, wholeHash } from './whole-hash.ts';

type Canary = NonNullable<Submission['canary']>;

/** Changes of a submission, and points to check before signing it, one line each. */
export function describeSubmission(live: Registry, submission: Submission): string[] {
  const { name, serial, by, at, current, previous, canary, disabled, bad } = submission;
  const before = writtenEntry(live, name);
  const isOff = before?.disabled === true;
  const marked = live.bad?.[name] ?? [];
  const added = bad.filter((id) => !marked.includes(id));
  const taken = marked.filter((id) => !bad.includes(id));
  const whole = (next: Release) => `    its release.json has the SHA-256 ${wholeHash(name, next)}`;
  const release = (what: string, next: Release, was: Partial<Release> | undefined) =>
    isSameValue(next, was)
      ? []
      : [
          `  ${what} ${next.id}${was === undefined ? '' : ` in place of ${was.id}`}, from ${next.entry.url}, ${next.entry.integrity}`,
          whole(next),
          ...differences(next, was).map((one) => `    ${one}`),
        ];
  const changes = [
    ...release('for everybody', current, before?.current),
    ...(canary
      ? release(
          `for ${canary.share * 100} %`,
          canary.release,
          before?.canary?.release ?? before?.current,
        )
      : []),
    ...(canary && before?.canary && before.canary.share !== canary.share
      ? [`  for ${canary.share * 100} % in place of ${before.canary.share * 100} %`]
      : []),
    ...(canary ? canaryChanges(canary, before?.canary) : []),
    ...(before?.canary && !canary ? [`  the canary ${before.canary.release.id} ends`] : []),
    ...(isSameValue(previous ?? null, before?.previous ?? null)
      ? []
      : previous
        ? [
            `  pages fall back to ${previous.id}, from ${previous.entry.url}, ${previous.entry.integrity}`,
            whole(previous),
          ]
        : ['  pages fall back to none']),
    ...(disabled === isOff ? [] : [`  it is switched ${disabled ? 'off' : 'on'}`]),
    ...(added.length > 0 ? [`  marked as bad: ${added.join(' ')}`] : []),
    ...(taken.length > 0 ? [`  marked as bad no more: ${taken.join(' ')}`] : []),
  ];
  const lines = [
    `${name}, serial ${serial}, by ${by} at ${at}, made from revision ${submission.revision}:`,
    ...(changes.length > 0
      ? changes
      : [
          !hasSameReleases(live, submission)
            ? '  the same releases, written anew'
            : isKept(live, name)
              ? '  the same releases, by keys of the team in place of a retired one'
              : '  nothing changes',
        ]),
  ];
  // Names in it may contain control characters that hide other lines.
  return lines.map(printable);
}

/** Changed fields of a canary that this version does not know. */
function canaryChanges(next: Canary, before: Canary | null | undefined): string[] {
  const of = ({ release, share, ...others }: Canary) =>
    asWritten(others).map((one) => `of the canary: ${one}`);
  const [now, then] = [of(next), before ? of(before) : []];
  return [
    ...now.filter((one) => !then.includes(one)).map((one) => `  ${one}`),
    ...then.filter((one) => !now.includes(one)).map((one) => `  no more ${one}`),
  ];
}

/** Rights that a release adds (+) or drops (-). */
function differences(next: Release, before: Partial<Release> | undefined): string[] {
  const [now, then] = [rightsOf(next), rightsOf(before)];
  return [
    ...now.filter((one) => !then.includes(one)).map((one) => `+ ${one}`),
    ...then.filter((one) => !now.includes(one)).map((one) => `- ${one}`),
  ];
}

/**
 * Everything that a release does on the site, a phrase each. Fields without a phrase, including those of later
 * versions, are shown as written. Leaves out files in its own folder and shared modules: `wholeHash` covers
 * them.
 */
function rightsOf(release: Partial<Release> | undefined): string[] {
  if (!release) return [];
  const {
    mounts = [],
    slots = [],
    navigation = [],
    commands = [],
    modules = {},
    ...more
  } = release;
  const { id, version, container, entry, shared, sharedNames, ...others } = more;
  const folder = id !== undefined && entry ? folderOf({ id, entry }) : null;
  const bundle = renderBundleOf(release);
  const files = Object.values(modules).flat();
  return [
    ...mounts.flatMap((mount) => {
      const { id, path, access, document, preloadCalls, within, offers = [], ...others } = mount;
      const html = htmlOf(mount);
      return [
        `${id} at ${path}, for ${access}, in a document "${document}"${within ? `, within ${within}` : ''}`,
        ...preloadCalls.map((call) => `${id} asks for ${call} ahead`),
        ...offers.map((slot) => `${id} offers the slot ${slot}`),
        ...(html ? [`${id} is HTML at ${html.pages.join(' ')}, from ${html.calls.join(' ')}`] : []),
        ...asWritten(html ? { ...others, html: undefined } : others).map((one) => `${id}: ${one}`),
      ];
    }),
    ...slots.map(
      ({ slot, id, module, order, mount, ...others }) =>
        `fills ${slot}/${id}${mount ? `, as ${mount}` : ''}${also(others)}`,
    ),
    ...navigation.map(
      ({ label, place, order, mount, ...others }) =>
        `a link "${label}" in ${place}, to ${mount}${also(others)}`,
    ),
    ...commands.map(
      ({ id, label, mount, ...others }) =>
        `a command ${id}, "${label}", to ${mount}${also(others)}`,
    ),
    ...(bundle ? [`writes HTML by ${bundle.file}, ${bundle.integrity}`] : []),
    ...files
      .filter(({ url }) => folder === null || !new URL(url).href.startsWith(folder))
      .map(({ url, integrity }) => `loads ${url}, ${integrity}`),
    ...asWritten(bundle ? { ...others, renderBundle: undefined } : others),
  ];
}

const asWritten = (values: object): string[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${canonicalJson(value)}`);

const also = (others: object): string =>
  Object.keys(others).length > 0 ? `, ${canonicalJson(others)}` : '';
