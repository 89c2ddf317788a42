import { commandSchema, navigationEntrySchema, ownerSchema } from './contributions.ts';

/** The part of a schema that is used here. */
interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> };
  };
}

/**
 * A release's contributions, entry by entry: drops malformed ones, with a sentence in `problems`. Absent
 * keys stay absent.
 * @param place names the release in these sentences
 */
export function readableContributions(
  value: object,
  place: string,
  problems: string[],
): Record<string, unknown> {
  const { navigation, commands, owner } = value as Record<string, unknown>;
  const isReadable = (schema: Schema, entry: unknown, what: string): boolean => {
    const { success, error } = schema.safeParse(entry);
    const [issue] = error?.issues ?? [];
    if (!success)
      problems.push(
        `${place}: ${what} is left out: ${issue?.path.join('.') || 'it'}: ${issue?.message}.`,
      );
    return success;
  };
  const readable = (schema: Schema, list: unknown, what: string): unknown[] =>
    (Array.isArray(list) ? list : [list]).filter((entry) =>
      isReadable(schema, entry, `${what} ${nameOf(entry)}`),
    );
  return {
    ...(navigation !== undefined && {
      navigation: readable(navigationEntrySchema, navigation, 'the link'),
    }),
    ...(commands !== undefined && { commands: readable(commandSchema, commands, 'the command') }),
    ...(owner !== undefined && {
      owner: isReadable(ownerSchema, owner, 'the owner') ? owner : undefined,
    }),
  };
}

function nameOf(entry: unknown): string {
  const { id, label } = (entry ?? {}) as { id?: unknown; label?: unknown };
  return typeof label === 'string' ? `"${label}"` : typeof id === 'string' ? id : 'without a name';
}
