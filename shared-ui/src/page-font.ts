/**
 * The page's font families for canvas text, where `inherit` has no meaning.
 * @example const textStyle = { fontFamily: pageFont() }; // of a chart
 */
export const pageFont = (): string => getComputedStyle(document.body).fontFamily;
