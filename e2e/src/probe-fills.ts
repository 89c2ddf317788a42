import type { Edit } from './build-probe.ts';

interface Fill {
  slot: string;
  id: string;
  mount?: string;
}

/** Makes the probe fill slots with its one module. */
export const fills = (...places: Fill[]): Edit => ({
  file: 'remote.json',
  from: '"mounts": [',
  to: `"slots": ${JSON.stringify(places.map((place) => ({ ...place, module: './probe-fill' })))},\n  "mounts": [`,
});

const FILL = 'src/slots/probe-fill.tsx';

/** A fill whose fault is chosen per tab, so that one build has all faults. */
export const faultyFill: Edit[] = [
  {
    file: FILL,
    from: 'function ProbeFill',
    to: `const never = new Promise<void>(() => {});

function Grows() {
  const [lines, setLines] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setLines((before) => before + 20), 20);
    return () => clearInterval(timer);
  }, []);
  return <div data-testid="grows" style={{ height: lines * 20, width: '300vw' }}>{lines}</div>;
}

function ProbeFill`,
  },
  {
    file: FILL,
    from: 'const pieces',
    to: `const fault = sessionStorage.getItem('fault');
  if (fault === 'throws') throw new TypeError('Ana Pop');
  if (fault === 'waits') use(never);
  if (fault === 'is empty') return null;
  if (fault === 'grows') return <Grows />;
  const pieces`,
  },
  {
    file: FILL,
    from: 'export const {',
    to: `if (sessionStorage.getItem('fault') === 'throws at start') throw new Error('x');

export const {`,
  },
  {
    file: FILL,
    from: 'import { RELEASE }',
    to: "import { use, useEffect, useState } from 'react';\nimport { RELEASE }",
  },
];

/** Must be chosen before the tab's first document. */
export const FAULTS = ['throws', 'throws at start', 'waits', 'is empty', 'grows'] as const;
