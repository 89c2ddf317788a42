import { Suspense, use } from 'react';
import { Hero } from '../features/hero/hero.tsx';
import style from './home-page.module.css';
import { loadHomeSections } from './load-home-sections.ts';

/** The first screen is interactive at once; what is below follows, prerendered all the same. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={<div className={style.later} />}>
        <Sections />
      </Suspense>
    </>
  );
}

function Sections() {
  const { HomeSections } = use(loadHomeSections());
  return <HomeSections />;
}
