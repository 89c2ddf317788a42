import { readableContributions } from './readable-contributions.ts';
import {
  type Preview,
  previewSchema,
  type Registry,
  type RegistryRemote,
  type Release,
  registryHeadSchema,
  releaseSchema,
} from './registry.ts';
import { type Mount, mountSchema, type SlotFill, slotFillSchema } from './remote.ts';

/** A registry as this version understands it, read from one that may be newer or partly malformed. */
export interface ReadableRegistry {
  /** The understood part, without unknown mounts, releases and remotes. */
  registry: Registry;
  /** What was dropped and why: one sentence each. */
  problems: string[];
  /** Restores the dropped parts: `changed` was made from `registry`. Nothing of others is lost. */
  whole(changed: Registry): Registry;
}

/**
 * Reads a registry entry by entry: a malformed or unknown value drops only its mount, release or remote.
 * @throws Error when it is no registry at all
 */
export function readableRegistry(value: unknown): ReadableRegistry {
  const head = registryHeadSchema.safeParse(value);
  if (!head.success) throw new Error(`It is no registry: ${firstIssue(head.error)}.`);
  const problems: string[] = [];
  /** Understood part -> written part. */
  const written = new Map<unknown, unknown>();
  const remotes = head.data.remotes.flatMap((remote): RegistryRemote[] => {
    const read = readRemote(remote, { problems, written });
    if (read) written.set(read, remote);
    return read ? [read] : [];
  });
  const { previews: writtenPreviews, ...others } = head.data;
  const listed = Array.isArray(writtenPreviews) ? writtenPreviews : [];
  const previews = listed.flatMap((preview) => readPreview(preview, { problems, written }));
  const registry: Registry = {
    ...others,
    remotes,
    ...(writtenPreviews !== undefined && { previews }),
  };
  const leftOutPreviews = listed.filter((preview) => ![...written.values()].includes(preview));
  const leftOut = head.data.remotes.filter((remote) => ![...written.values()].includes(remote));
  const asWritten = <T>(read: T): T => (written.get(read) ?? read) as T;

  return {
    registry,
    problems,
    whole: (changed) => ({
      ...changed,
      ...((changed.previews || leftOutPreviews.length > 0) && {
        previews: [...(changed.previews ?? []).map(asWritten), ...(leftOutPreviews as Preview[])],
      }),
      remotes: [
        ...changed.remotes.map((remote) =>
          written.has(remote)
            ? asWritten(remote)
            : {
                ...remote,
                current: asWritten(remote.current),
                previous: asWritten(remote.previous),
                ...(remote.canary && {
                  canary: { ...remote.canary, release: asWritten(remote.canary.release) },
                }),
              },
        ),
        ...(leftOut as RegistryRemote[]).filter(
          (remote) => !changed.remotes.some(({ name }) => name === remote?.name),
        ),
      ],
    }),
  };
}

interface Reading {
  problems: string[];
  written: Map<unknown, unknown>;
}

function readRemote(value: unknown, reading: Reading): RegistryRemote | null {
  const { problems } = reading;
  if (!isRecord(value) || typeof value.name !== 'string') {
    problems.push('A remote without a name is left out.');
    return null;
  }
  const { name } = value;
  const current = readRelease(value.current, `${name}, its live release`, reading);
  if (!current) return null;
  const previous =
    value.previous == null ? null : readRelease(value.previous, `${name}, its fallback`, reading);
  const canary = isRecord(value.canary) ? value.canary : null;
  const offered = canary && readRelease(canary.release, `${name}, its canary`, reading);
  return {
    ...value,
    name,
    current,
    previous,
    ...(value.disabled !== undefined && { disabled: value.disabled === true }),
    ...(value.canary !== undefined && {
      canary:
        offered && typeof canary.share === 'number'
          ? { ...canary, release: offered, share: canary.share }
          : null,
    }),
  };
}

/** An invalid preview drops only itself. */
function readPreview(value: unknown, reading: Reading): Preview[] {
  const { problems, written } = reading;
  const place = `The preview ${isRecord(value) ? `${value.remote}/${value.name}` : 'without a name'}`;
  const release = isRecord(value) ? readRelease(value.release, place, reading) : null;
  if (!isRecord(value) || !release) {
    if (!isRecord(value)) problems.push(`${place} is left out.`);
    return [];
  }
  const read = previewSchema.safeParse({ ...value, release });
  if (!read.success) {
    problems.push(`${place} is left out: ${firstIssue(read.error)}.`);
    return [];
  }
  written.set(read.data, value);
  return [read.data];
}

function readRelease(value: unknown, place: string, reading: Reading): Release | null {
  const { problems, written } = reading;
  const mounts = isRecord(value) && Array.isArray(value.mounts) ? value.mounts : [];
  const understood: Mount[] = [];
  for (const mount of mounts) {
    const read = mountSchema.safeParse(mount);
    const problem = read.success ? taken(read.data, understood) : firstIssue(read.error);
    if (read.success && !problem) understood.push(read.data);
    else problems.push(`${place}: the mount ${nameOf(mount)} is left out: ${problem}.`);
  }
  const slots = readFills(value, place, problems);
  const release = releaseSchema.safeParse(
    isRecord(value) && Array.isArray(value.mounts)
      ? {
          ...value,
          mounts: understood,
          ...(slots && { slots }),
          ...readableContributions(value, place, problems),
        }
      : value,
  );
  if (!release.success) {
    problems.push(`${place} is left out: ${firstIssue(release.error)}.`);
    return null;
  }
  written.set(release.data, value);
  return release.data;
}

/** Slot fills, as far as understood; `undefined` when a release has none. */
function readFills(value: unknown, place: string, problems: string[]): SlotFill[] | undefined {
  if (!isRecord(value) || value.slots === undefined) return undefined;
  const understood: SlotFill[] = [];
  for (const fill of Array.isArray(value.slots) ? value.slots : [value.slots]) {
    const read = slotFillSchema.safeParse(fill);
    const again =
      read.success &&
      understood.some(({ slot, id }) => slot === read.data.slot && id === read.data.id);
    if (read.success && !again) understood.push(read.data);
    else
      problems.push(
        `${place}: the fill ${nameOf(fill)} is left out: ${read.success ? 'another has its id' : firstIssue(read.error)}.`,
      );
  }
  return understood;
}

const taken = ({ id, path }: Mount, before: readonly Mount[]): string | null =>
  before.some((mount) => mount.id === id || mount.path === path)
    ? `another has its id or its path ${path}`
    : null;

const nameOf = (mount: unknown): string =>
  isRecord(mount) && typeof mount.id === 'string' ? mount.id : 'without an id';

const firstIssue = ({
  issues: [issue],
}: {
  issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>;
}): string => `${issue?.path.join('.') || 'it'}: ${issue?.message}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
