import { Suspense, use, useEffect, useState } from 'react';
import { laterPart, replayEarlyPress } from '../boot/early-press.ts';
import { Hero } from '../features/hero/hero.tsx';
import style from './home-page.module.css';
import { homeSections } from './load-home-sections.ts';

/** The first screen is interactive at once; what is below follows, prerendered all the same. */
export function HomePage() {
  return (
    <>
      <Hero />
      <LaterSections />
    </>
  );
}

/** What is pressed in them before their code is there is pressed again when it is. */
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
