import { escapeHtml } from '../http/html-page.ts';
import { DEVELOPMENT_ACCOUNTS } from './accounts.ts';

/** Links instead of a form: a form's policy would also apply to the redirects back to the shell. */
export function signInPage(path: string, authorization: Record<string, string>): string {
  const link = (account: string, label: string) => {
    const query = new URLSearchParams({ ...authorization, account });
    return `<a href="${escapeHtml(`${path}?${query}`)}">${escapeHtml(label)}</a>`;
  };
  const rows = DEVELOPMENT_ACCOUNTS.map(
    ({ sub, name, email, email_verified }) => `<tr>
<td>${link(sub, name)}</td>
<td>${escapeHtml(email)}</td>
<td>${email_verified ? 'adresă confirmată' : 'adresă neconfirmată'}</td>
</tr>`,
  );
  return `<p>Acesta este furnizorul de identitate pentru demonstrații. El ține locul Google; conturile sunt fictive.</p>
<table>
<thead><tr><th scope="col">Cont</th><th scope="col">E-mail</th><th scope="col">Stare</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
<p>${link('none', 'Renunță')}</p>`;
}
