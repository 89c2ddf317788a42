import { escapeHtml } from '../http/html-page.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

/** The document for people, as HTML of the page's body. */
export function openApiPage({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    const calls = own.map(({ path, method, operation }) => callHtml(method, path, operation));
    return `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${calls.join('')}`;
  });
  const links = tags.map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`);
  return `<p>${escapeHtml(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Resources">${links.join(' · ')}</nav>
${sections.join('')}`;
}

const callHtml = (method: string, path: string, operation: Operation): string => `
<details>
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p class="muted">${escapeHtml(operation.operationId)}. ${escapeHtml(operation.description)}</p>
${part('Parameters', operation.parameters)}
${part('Request', operation.requestBody)}
${part('Response', operation.responses[200]?.content)}
${errorsHtml(operation)}
</details>`;

const part = (title: string, content: object | undefined): string =>
  content
    ? `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 2))}</pre>`
    : '';

/** Table of refusals with the texts that people see. */
function errorsHtml({ responses }: Operation): string {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td lang="ro">${escapeHtml(description)
          .replace(/`(\w+)`/g, '<br><code>$1</code>')
          .replace('<br>', '')}</td></tr>`,
    );
  return `<h3>Errors</h3><table>${rows.join('')}</table>`;
}
