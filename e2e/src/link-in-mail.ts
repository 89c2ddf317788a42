import type { WorkerPlatform } from './test.ts';

/** The link to `page` in the newest mail to `email`. */
export async function linkSentTo(
  platform: WorkerPlatform,
  email: string,
  page = 'confirm-email',
): Promise<string> {
  const [mail] = await platform.sql<{ text_body: string }>(
    'select text_body from mails where recipient = $1 and text_body like $2 order by id desc',
    [email, `%/${page}?%`],
  );
  const [link] = new RegExp(`http\\S+${page}\\S+`).exec(mail?.text_body ?? '') ?? [];
  if (!link) throw new Error(`No mail to ${email} has a link.`);
  return link;
}
