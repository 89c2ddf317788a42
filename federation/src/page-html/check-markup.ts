import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5';
import { ALLOWED_ELEMENTS, COMMON_ATTRIBUTES } from './allowed-markup.ts';
import { addressProblem } from './check-address.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A remote's output contains something not allowed; the message names it. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';
}

/** Enough for any page that people read. */
const MAX_LENGTH = 1024 * 1024;
const MAX_DEPTH = 200;

/**
 * Parses a remote's HTML like a browser, and returns it serialised, so that browsers get exactly what was
 * checked. Drops comments.
 * @param takenIds ids of the surrounding document
 * @throws MarkupError naming the first thing not allowed
 */
export function checkMarkup(text: string, takenIds: ReadonlySet<string>): string {
  if (text.length > MAX_LENGTH)
    throw new MarkupError(`it has ${text.length} characters, and ${MAX_LENGTH} are the most`);
  const root = parsed(text);
  checkChildren(root.childNodes, { ids: new Set(takenIds), depth: 0 });
  const checked = serialize(root, WITHOUT_SCRIPTS);
  // Markup that parses differently the second time is how filters are bypassed.
  if (serialize(parsed(checked), WITHOUT_SCRIPTS) !== checked)
    throw new MarkupError('it is nested in a way that browsers rearrange');
  return checked;
}

/** Parsed as it will be placed: inside an ordinary element. */
const parsed = (text: string) =>
  parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), text, {
    ...WITHOUT_SCRIPTS,
    treeAdapter: countingAdapter(),
  });

/**
 * Browsers repeat unclosed formatting elements, so a short text can become any number of elements. Stops
 * before they fill the memory.
 */
function countingAdapter(): typeof defaultTreeAdapter {
  let length = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      length += `<${tagName}></${tagName}>`.length;
      for (const { name, value } of attrs) length += name.length + value.length;
      if (length > MAX_LENGTH)
        throw new MarkupError(`browsers make more than ${MAX_LENGTH} characters of its elements`);
      return defaultTreeAdapter.createElement(tagName, namespace, attrs);
    },
  };
}

/** Makes the contents of `noscript` visible to the check. */
const WITHOUT_SCRIPTS = { scriptingEnabled: false };

/** Ids of a document, as HTML. */
export function idsOf(document: string): Set<string> {
  return new Set([...document.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

interface Place {
  /** Taken ids. */
  ids: Set<string>;
  depth: number;
}

function checkChildren(nodes: Node[], place: Place): void {
  if (place.depth > MAX_DEPTH) throw new MarkupError(`it is nested more than ${MAX_DEPTH} deep`);
  for (const node of [...nodes]) {
    if (node.nodeName === '#comment') defaultTreeAdapter.detachNode(node);
    else if (defaultTreeAdapter.isElementNode(node)) {
      checkElement(node, place.ids);
      checkNoScript(node);
      checkChildren(node.childNodes, { ...place, depth: place.depth + 1 });
    } else if (node.nodeName !== '#text') throw new MarkupError(`${node.nodeName} is not allowed`);
  }
}

function checkElement({ tagName, attrs }: Element, ids: Set<string>): void {
  const own = ALLOWED_ELEMENTS.get(tagName);
  if (!own) throw new MarkupError(`<${tagName}> is not allowed`);
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  for (const { name, value, prefix } of attrs) {
    const isKnown =
      !prefix &&
      (own.has(name) || COMMON_ATTRIBUTES.has(name) || /^(?:aria|data)-[\w-]+$/.test(name));
    if (!isKnown || SHELL_ATTRIBUTES.has(name))
      throw new MarkupError(`the attribute ${name} of <${tagName}> is not allowed`);
    const problem = addressProblem(name, value);
    if (problem) throw new MarkupError(`${name} of <${tagName}> ${problem}`);
  }
  if (tagName === 'form') checkForm(values);
  if (tagName === 'input' && SECRET_INPUTS.has((values.get('type') ?? '').toLowerCase()))
    throw new MarkupError(`<input type="${values.get('type')}"> is not allowed`);
  const id = values.get('id');
  if (id === undefined) return;
  if (GLOBAL_NAMES.test(id) || ids.has(id))
    throw new MarkupError(
      `the id "${id}" is taken: by the shell, or by another element of the page`,
    );
  ids.add(id);
}

/** A browser that runs scripts reads its content as text, up to the first closing tag. */
function checkNoScript(node: Element): void {
  if (node.tagName === 'noscript' && /<\/noscript/i.test(serialize(node, WITHOUT_SCRIPTS)))
    throw new MarkupError('<noscript> holds its own end, so browsers would read it differently');
}

/** An element's id becomes a property of `window`; the shell's scripts read these names first. */
const GLOBAL_NAMES = /^(?:vitrina|rspack|webpack|__)/i;

/** A page without scripts needs no password and no file. */
const SECRET_INPUTS = new Set(['password', 'file']);

/** Attributes that the shell reads from its own elements. */
const SHELL_ATTRIBUTES = new Set(['data-prerendered', 'data-remote-page', 'data-session']);

function checkForm(values: ReadonlyMap<string, string>): void {
  if ((values.get('method') ?? 'get').toLowerCase() !== 'get')
    throw new MarkupError(
      'a form that sends without a script can only be one that searches: method="get"',
    );
  if (!values.get('action')?.startsWith('/'))
    throw new MarkupError('a form needs an action on this origin: action="/…"');
}
