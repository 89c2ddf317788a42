import type { HostPage } from './host-page.ts';
import { snippet } from './host-page.ts';

/* The pages of a site that counts the form's events itself: `note(visit, what)` stores them. */

/** Reports each event once per load, and when the loaded form becomes visible. */
const COUNTER = `<script>
  (function () {
    var visit = new URLSearchParams(location.search).get('vizita');
    window.heard = [];
    function tell(what) {
      if (heard.indexOf(what) !== -1) return;
      heard.push(what);
      note(visit, what);
    }
    ['ready', 'start', 'step', 'submit'].forEach(function (name) {
      document.addEventListener('sitequiz:' + name, function (event) {
        tell(event.detail.id ? 'step:' + event.detail.id : name);
        if (name === 'ready') new IntersectionObserver(function (entries) {
          if (entries[0].isIntersecting) tell('seen');
        }).observe(event.target);
      });
    });
  })();
</script>`;

/** `/fereastra` opens the form as a popup; with `ascuns` in the query the form is far below the viewport. */
export function crowdPages(embed: string, codes: readonly string[]): Record<string, HostPage> {
  const pages: Record<string, HostPage> = {};
  for (const [form, code] of codes.entries()) {
    const address = `${embed}?${code}&save=0`;
    const below = `<script>if (/ascuns/.test(location.search)) document.write('<p style="height:9000px">Text</p>');</script>`;
    // Without lazy loading, which would not load a form outside the viewport.
    const html = `<title>Salon</title><h1>Salon</h1>${COUNTER}${below}${snippet(address).replace(' loading="lazy"', '')}`;
    for (const path of ['/contact/4211', '/despre']) pages[`/${form}${path}`] = { html };
    pages[`/${form}/fereastra`] = {
      html: `<title>Salon</title><h1>Salon</h1>${COUNTER}<a href="${address}" data-site-quiz-popup>Cere un site</a>
        <script async src="${new URL('loader.js', embed).href}"></script>`,
    };
  }
  pages['/alta'] = { html: '<title>Altă pagină</title><h1>Altă pagină</h1>' };
  return pages;
}
