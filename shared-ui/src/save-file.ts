/**
 * Starts a browser download.
 * @param name of the file, with its extension
 * @param text the file's content, whole or in parts
 * @param type MIME type
 * @example
 * import { csvPart } from '@vitrina/contract/rules/csv';
 * saveFile('produse.csv', csvPart([['Ruj', 19.9]]));
 */
export function saveFile(
  name: string,
  text: string | readonly string[],
  type = 'text/csv;charset=utf-8',
): void {
  const url = URL.createObjectURL(
    new Blob(typeof text === 'string' ? [text] : [...text], { type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address shortly after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
