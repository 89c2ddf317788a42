import { type ComponentType, Fragment, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { untilLoaded } from '../until-loaded.ts';
// With the first styles, although the code comes later: prerendered pages show the footer at once.
import './footer.module.css';

let loading: Promise<ComponentType> | undefined;
let failed = false;

const importFooter = () =>
  import(/* webpackChunkName: "footer" */ './footer.tsx').then(
    ({ Footer }) => Footer,
    (error: unknown) => {
      failed = true;
      throw error;
    },
  );

function loadFooter(): Promise<ComponentType> {
  loading ??= untilLoaded(importFooter);
  return loading;
}

/** A constant element: re-rendering it before its code has loaded would replace the prerendered markup. */
const FOOTER = (
  <Suspense>
    <LoadedFooter />
  </Suspense>
);

/** The footer, outside the first bundle because it is below the first screen. */
export function LaterFooter() {
  const { key } = useLocation();
  // A navigation waits for visible suspended content, so it would wait for a missing footer too.
  return <Fragment key={failed ? key : null}>{FOOTER}</Fragment>;
}

function LoadedFooter() {
  const Footer = use(loadFooter());
  return <Footer />;
}
