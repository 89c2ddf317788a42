/* Converts `.po`, which people write, into the two forms that WordPress reads. */

/** Text, after its context, -> translation. '' has the headers. */
export type Translations = ReadonlyMap<string, string>;

/** Separates context and text. */
const CONTEXT_END = '\u0004';

/** Parses texts without plurals. @throws Error naming an unsupported line */
export function readPo(po: string): Translations {
  const translations = new Map<string, string>();
  let entry: Record<string, string> = {};
  let field = '';
  const keep = () => {
    const { msgctxt, msgid, msgstr } = entry;
    const context = msgctxt === undefined ? '' : msgctxt + CONTEXT_END;
    if (msgid !== undefined && msgstr) translations.set(context + msgid, msgstr);
    entry = {};
  };
  for (const line of po.split('\n')) {
    if (line === '' || line.startsWith('#')) {
      keep();
      continue;
    }
    const found = /^(?:(msgctxt|msgid|msgstr) )?(".*")$/.exec(line);
    if (!found?.[2]) throw new Error(`not a line of a .po file: ${line}`);
    field = found[1] ?? field;
    entry[field] = (entry[field] ?? '') + JSON.parse(found[2]);
  }
  keep();
  return translations;
}

/** For PHP: https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html, without its hash table. */
export function writeMo(translations: Translations): Buffer {
  const sorted = [...translations]
    .map(([text, translation]) => [Buffer.from(text), Buffer.from(translation)] as const)
    .sort(([one], [other]) => Buffer.compare(one, other));
  const HEADER = 28;
  const tables = sorted.length * 8;
  const header = [0x950412de, 0, sorted.length, HEADER, HEADER + tables, 0, HEADER + 2 * tables];
  let offset = HEADER + 2 * tables;
  const place = (text: Buffer) => {
    const entry = [text.length, offset];
    offset += text.length + 1;
    return entry;
  };
  const texts = sorted.map(([text]) => text);
  const translated = sorted.map(([, translation]) => translation);
  const words = [...header, ...texts.flatMap(place), ...translated.flatMap(place)];
  const ended = [...texts, ...translated].flatMap((text) => [text, Buffer.alloc(1)]);
  return Buffer.concat([Buffer.from(Uint32Array.from(words).buffer), ...ended]);
}

/** For the editor's script. */
export function writeJed(translations: Translations, locale: string): string {
  const [, ...texts] = [...translations].sort(([one], [other]) => (one < other ? -1 : 1));
  const messages = Object.fromEntries(texts.map(([text, translation]) => [text, [translation]]));
  const domain = { '': { domain: 'messages', lang: locale }, ...messages };
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages: domain } })}\n`;
}
