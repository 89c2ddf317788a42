import { Suspense, use, useEffect, useState } from 'react';
import { laterPart, replayEarlyPress } from '../boot/early-press.ts';
import { Hero } from '../features/hero/hero.tsx';
import style from './home-page.module.css';
import { homeSections } from './load-home-sections.ts';

/** The first screen is interactive at once; the rest, also prerendered, follows. */
export function HomePage() {
  return (
    <>
      <Hero />
      <LaterSections />
    </>
  );
}

/** Presses before their code has loaded are repeated afterwards. */
function LaterSections() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (there) replayEarlyPress();
  }, [there]);
  return (
    <div {...laterPart(there)}>
      <Suspense fallback={<div className={style.later} />}>
        <Sections onThere={setThere} />
      </Suspense>
    </div>
  );
}

function Sections({ onThere }: { onThere: (there: true) => void }) {
  const { HomeSections } = use(homeSections());
  useEffect(() => onThere(true), [onThere]);
  return <HomeSections />;
}
