/** The page's font families for canvas text, where `inherit` has no meaning. */
export const pageFont = (): string => getComputedStyle(document.body).fontFamily;
