import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HostPage } from './host-page.ts';

const require = createRequire(import.meta.url);
const library = (file: string) => `<script>${readFileSync(require.resolve(file), 'utf8')}</script>`;

/** An old application in React 16, which renders the frame itself and can unmount and remount it. */
export function react16Page(embed: string): HostPage {
  const application = `
    var element = React.createElement;
    function App() {
      var shown = React.useState(true), count = React.useState(0);
      return element('main', null,
        element('h1', null, 'Salon, React ' + React.version),
        element('button', { onClick: function () { shown[1](!shown[0]); } }, 'Arată formularul'),
        element('button', { onClick: function () { count[1](count[0] + 1); } }, 'Desenat de ' + count[0] + ' ori'),
        shown[0] && element('iframe', {
          src: ${JSON.stringify(embed)}, title: 'Cerere site', width: '100%', height: '620',
          sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
          'data-site-quiz': '',
        }));
    }
    ReactDOM.render(element(App), document.getElementById('app'));`;
  return {
    html: `<div id="app"></div>
      ${library('react-16/umd/react.production.min.js')}
      ${library('react-dom-16/umd/react-dom.production.min.js')}
      <script>${application}</script>
      <script async src="${new URL('loader.js', embed).href}"></script>`,
  };
}
