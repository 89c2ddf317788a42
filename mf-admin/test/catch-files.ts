import { rstest } from '@rstest/core';

/** Records files offered for download: name and text. */
export function catchFiles() {
  const files: { name: string; text: string }[] = [];
  let latest: Blob | MediaSource | null = null;
  rstest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob;
    return 'blob:caught';
  });
  rstest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const name = this.download;
    // `text()` strips the byte-order mark, which a spreadsheet needs.
    if (latest instanceof Blob)
      void latest
        .arrayBuffer()
        .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
        .then((text) => files.push({ name, text }));
  });
  return files;
}
