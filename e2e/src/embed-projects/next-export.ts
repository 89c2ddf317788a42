import { HOST, manifest, PREFILL, type Project } from './project.ts';

/** Next.js with static export: the frame is in the HTML before any script. */
export const nextExport = (address: string): Project => ({
  built: 'out',
  files: {
    'package.json': manifest('next build', {
      '@types/node': '^22.0.0',
      '@types/react': '^19.0.0',
      '@vitrina/quiz-react': '^1.0.0',
      next: '^15.5.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      typescript: '^5.9.0',
    }),
    'next.config.mjs': "export default { output: 'export' };\n",
    'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="ro"><body>{children}</body></html>;
}
`,
    'app/page.tsx': `'use client';
import { useEffect, useState } from 'react';
import { SiteQuiz, type QuizEvent } from '@vitrina/quiz-react';
${HOST}const note = (event: QuizEvent) => void told.push(event);
export default function Page() {
  const [shown, show] = useState(true);
  useEffect(() => void Object.assign(window, { told, show }), []);
  return (
    <main>
      {shown && <SiteQuiz address=${JSON.stringify(address)} options={{ ref: 'proiect', save: false }}
        prefill={${PREFILL}} onReady={note} onSubmit={note} />}
    </main>
  );
}
`,
  },
});
