import type { WorkerPlatform } from './test.ts';

/** The link that confirms an address, as the person who registered it finds it in the mail. */
export async function linkSentTo(platform: WorkerPlatform, email: string): Promise<string> {
  const [mail] = await platform.sql<{ text_body: string }>(
    "select text_body from mails where recipient = $1 and kind = 'account-created'",
    [email],
  );
  const [link] = /http\S+confirm-email\S+/.exec(mail?.text_body ?? '') ?? [];
  if (!link) throw new Error(`No mail to ${email} has a link.`);
  return link;
}
