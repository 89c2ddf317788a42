import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, all pages in one line. */
export async function textOfPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  return text;
}
