import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import { safeParse } from 'zod/mini';
import type { Finding } from './finding.ts';

/** A one-pixel picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * The upload is not a contract call: another host, multipart, no token.
 * @param script address of the upload script; undefined: not tried
 */
export async function tryUpload(script: string | undefined): Promise<Finding> {
  const details: string[] = [];
  const { name, method, path, field } = uploadFiles;
  const base = { name, line: `${method} ${path}`, details } as const;
  if (!script) return { ...base, verdict: 'not tried', details: ['needs --upload and --write'] };
  try {
    await check(script, details);
  } catch (error) {
    details.push(`${field}: does not answer: ${String(error)}`);
  }
  return { ...base, verdict: details.length > 0 ? 'differs' : 'conforms' };
}

async function check(script: string, details: string[]): Promise<void> {
  const answer = await sendFile(script, new File([PNG], 'punct.png', { type: 'image/png' }));
  const [url] = answer?.urls ?? [];
  if (answer?.status !== 'success' || !url)
    details.push('a picture is not answered with success and urls');
  else if (!(await fetch(url)).ok) details.push(`${url} cannot be read`);
  const page = new File(['<script>alert(1)</script>'], 'punct.png', { type: 'image/png' });
  if ((await sendFile(script, page))?.status === 'success')
    details.push('accepts a page that is named as a picture');
}

async function sendFile(script: string, file: File) {
  const body = new FormData();
  body.append(uploadFiles.field, file);
  const response = await fetch(script, { method: 'POST', body });
  const checked = safeParse(uploadFiles.response, await response.json());
  return checked.success ? checked.data : null;
}
