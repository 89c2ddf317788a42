/** Starts a browser download of `text`, whole or in parts, as the file `name`. */
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
