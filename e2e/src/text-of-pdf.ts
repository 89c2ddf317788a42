import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, all pages on one line. */
export async function textOfPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  return text;
}
