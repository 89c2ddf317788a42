/** The page's fonts by name, for what measures text in a canvas, where `inherit` means nothing. */
export const pageFont = (): string => getComputedStyle(document.body).fontFamily;
