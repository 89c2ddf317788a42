import { type ComponentType, Fragment, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { untilLoaded } from '../until-loaded.ts';
// With the first styles, although the code comes later: prerendered pages show it at once.
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

/** The same element each time: rendered anew before its code is there, it would replace what is prerendered. */
const FOOTER = (
  <Suspense>
    <LoadedFooter />
  </Suspense>
);

/** The footer, whose code is no part of the first bundle: it is below the first screen. */
export function LaterFooter() {
  const { key } = useLocation();
  // A navigation waits for what is on the screen already, and would wait for a missing footer too.
  return <Fragment key={failed ? key : null}>{FOOTER}</Fragment>;
}

function LoadedFooter() {
  const Footer = use(loadFooter());
  return <Footer />;
}
