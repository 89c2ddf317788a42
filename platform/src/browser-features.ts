/** One row of the features in `docs/browsers.md`. */
export interface BrowserFeature {
  /** Keys in MDN's browser-compat-data; the row has the latest versions among them. */
  compat: readonly [string, ...string[]];
  /** Matches shipped source that uses it; null: unused. */
  used: RegExp | null;
}

/** Name in the table -> its check. */
export const BROWSER_FEATURES: Readonly<Record<string, BrowserFeature>> = {
  popover: {
    compat: ['html.global_attributes.popover', 'css.selectors.popover-open'],
    used: /popover(?:=|Target)|:popover-open/,
  },
  dialog: { compat: ['html.elements.dialog'], used: /showModal\(/ },
  inert: { compat: ['html.global_attributes.inert'], used: /\binert\b/ },
  '`:has()`': { compat: ['css.selectors.has'], used: /:has\(/ },
  '`@layer`': { compat: ['css.at-rules.layer'], used: /@layer / },
  'container queries': { compat: ['css.at-rules.container'], used: /@container / },
  '`color-mix()`': { compat: ['css.types.color.color-mix'], used: /color-mix\(/ },
  '`light-dark()`': { compat: ['css.types.color.light-dark'], used: /light-dark\(/ },
  '`@property`': { compat: ['css.at-rules.property'], used: /@property / },
  '`::details-content`': { compat: ['css.selectors.details-content'], used: /::details-content/ },
  '`URL.canParse`': { compat: ['api.URL.canParse_static'], used: /URL\.canParse\(/ },
  '`toSorted`, `findLast`': {
    compat: ['javascript.builtins.Array.toSorted', 'javascript.builtins.Array.findLast'],
    used: /\.toSorted\(|\.findLast\(/,
  },
  '`AbortSignal.any`': { compat: ['api.AbortSignal.any_static'], used: /AbortSignal\.any\(/ },
  'OffscreenCanvas to JPEG': {
    compat: ['api.OffscreenCanvas.convertToBlob'],
    used: /convertToBlob\(/,
  },
  'Web Locks': { compat: ['api.LockManager'], used: /navigator\.locks/ },
  'Trusted Types': { compat: ['api.TrustedTypePolicyFactory'], used: /trustedTypes/ },
  requestIdleCallback: {
    compat: ['api.Window.requestIdleCallback'],
    used: /requestIdleCallback\b/,
  },
  '`field-sizing`': { compat: ['css.properties.field-sizing'], used: /field-sizing:/ },
  'scroll timelines': {
    compat: ['css.properties.animation-timeline.scroll'],
    used: /animation-timeline: scroll\(/,
  },
  '`scrollbar-gutter`': { compat: ['css.properties.scrollbar-gutter'], used: /scrollbar-gutter:/ },
  '`scrollbar-width`': { compat: ['css.properties.scrollbar-width'], used: /scrollbar-width:/ },
  '`overflow-anchor`': { compat: ['css.properties.overflow-anchor'], used: /overflow-anchor:/ },
  '`forced-color-adjust`': {
    compat: ['css.properties.forced-color-adjust'],
    used: /forced-color-adjust:/,
  },
  '`text-size-adjust`': { compat: ['css.properties.text-size-adjust'], used: /text-size-adjust:/ },
  '`content-visibility`': {
    compat: ['css.properties.content-visibility'],
    used: /content-visibility:/,
  },
  '`text-wrap: balance`': {
    compat: ['css.properties.text-wrap.balance'],
    used: /text-wrap: balance/,
  },
  '`text-wrap: pretty`': { compat: ['css.properties.text-wrap.pretty'], used: /text-wrap: pretty/ },
  '`fetchpriority`': {
    compat: ['html.elements.img.fetchpriority'],
    used: /fetchPriority|fetchpriority/,
  },
  'lazy frames': { compat: ['html.elements.iframe.loading'], used: /loading="lazy"/ },
  '`fetch` with keepalive': { compat: ['api.Request.keepalive'], used: /keepalive: true/ },
  '`@starting-style`': { compat: ['css.at-rules.starting-style'], used: null },
  'anchor positioning': { compat: ['css.properties.anchor-name'], used: null },
  'view transitions': { compat: ['api.Document.startViewTransition'], used: null },
  scrollend: { compat: ['api.Element.scrollend_event'], used: null },
  Temporal: { compat: ['javascript.builtins.Temporal'], used: null },
};
