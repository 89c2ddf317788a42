/** On every element, besides `aria-…` and `data-…`. */
export const COMMON_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['class', 'dir', 'hidden', 'id', 'lang', 'role', 'tabindex', 'title'],
  ...['itemid', 'itemprop', 'itemscope', 'itemtype'],
]);

/** Shapes only: no element that contains HTML, links, or runs code. */
const SHAPE = [
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'opacity', 'stroke', 'stroke-width'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-opacity', 'transform'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'd', 'points', 'width'],
  ...['height', 'viewBox', 'xmlns', 'focusable', 'preserveAspectRatio'],
];

const elements = (names: string, attributes: readonly string[] = []) =>
  names.split(' ').map((name) => [name, new Set(attributes)] as const);

/** Elements that a remote's HTML may have -> their own attributes. */
export const ALLOWED_ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...elements('div span p h1 h2 h3 h4 h5 h6 hgroup br hr wbr'),
  ...elements('section article aside header footer nav figure figcaption address search noscript'),
  ...elements('strong em b i u s small sub sup mark code pre kbd samp abbr cite dfn'),
  ...elements('ul dl dt dd summary picture caption tbody thead tfoot tr fieldset legend'),
  ...elements('ol', ['start', 'reversed', 'type']),
  ...elements('li', ['value']),
  ...elements('blockquote q', ['cite']),
  ...elements('del ins time', ['datetime']),
  ...elements('data', ['value']),
  ...elements('details', ['open', 'name']),
  ...elements('table'),
  ...elements('col colgroup', ['span']),
  ...elements('td', ['colspan', 'rowspan', 'headers']),
  ...elements('th', ['colspan', 'rowspan', 'headers', 'scope', 'abbr']),
  ...elements('a', ['href', 'hreflang', 'rel', 'target']),
  ...elements('img', [
    ...['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    'fetchpriority',
  ]),
  ...elements('source', ['srcset', 'sizes', 'type', 'media', 'width', 'height']),
  ...elements('form', ['action', 'method', 'autocomplete', 'novalidate']),
  ...elements('label output', ['for']),
  ...elements('button', ['type', 'disabled', 'name', 'value']),
  ...elements('input', [
    ...['type', 'name', 'value', 'placeholder', 'checked', 'disabled', 'readonly', 'required'],
    ...['min', 'max', 'step', 'minlength', 'maxlength', 'pattern', 'autocomplete', 'inputmode'],
    ...['enterkeyhint', 'list', 'size'],
  ]),
  ...elements('select', ['name', 'disabled', 'required', 'autocomplete', 'size']),
  ...elements('option', ['value', 'selected', 'disabled', 'label']),
  ...elements('optgroup', ['label', 'disabled']),
  ...elements('progress meter', ['value', 'max', 'min', 'low', 'high', 'optimum']),
  ...elements('svg g path circle rect line polyline polygon ellipse', SHAPE),
]);
