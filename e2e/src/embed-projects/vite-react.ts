import { HOST, manifest, PREFILL, type Project, page, tsconfig } from './project.ts';

/** Vite with one of the supported React versions, type-checked with its types. */
export function viteReact(version: 16 | 18 | 19, address: string): Project {
  const root =
    version === 16
      ? "import ReactDOM from 'react-dom';\nconst draw = (node: React.ReactElement) => ReactDOM.render(node, place);"
      : "import { createRoot } from 'react-dom/client';\nconst root = createRoot(place);\nconst draw = (node: React.ReactElement) => root.render(node);";
  const [first = '', ...rest] = root.split('\n');
  return {
    built: 'dist',
    files: {
      'package.json': manifest('tsc -p . && vite build', {
        '@types/react': `^${version}.0.0`,
        '@types/react-dom': `^${version}.0.0`,
        '@vitrina/quiz-react': '^1.0.0',
        react: `^${version}.0.0`,
        'react-dom': `^${version}.0.0`,
        typescript: '^5.9.0',
        vite: '^7.0.0',
      }),
      'tsconfig.json': tsconfig('react').replace(
        '"strict"',
        '"allowSyntheticDefaultImports":true,"esModuleInterop":true,"strict"',
      ),
      'index.html': page('/src/main.tsx'),
      'src/main.tsx': `import React from 'react';
${first}
import { SiteQuiz, type QuizEvent } from '@vitrina/quiz-react';

${HOST}const place = document.getElementById('app') as HTMLElement;
${rest.join('\n')}
const note = (event: QuizEvent) => void told.push(event);
const show = (shown: boolean) => draw(
  <main>
    {shown && <SiteQuiz address=${JSON.stringify(address)} options={{ ref: 'proiect', save: false }}
      prefill={${PREFILL}} onReady={note} onSubmit={note} />}
  </main>
);
Object.assign(window, { told, show, version: React.version });
show(true);
`,
    },
  };
}
