import { type ComponentType, Suspense, use } from 'react';
// With the first styles, although the code comes later: prerendered pages show it at once.
import './footer.module.css';

let loading: Promise<ComponentType> | undefined;

/** A page does without its footer when that does not load; the next page tries again. */
function loadFooter(): Promise<ComponentType> {
  loading ??= import(/* webpackChunkName: "footer" */ './footer.tsx').then(
    ({ Footer }) => Footer,
    () => {
      loading = undefined;
      return () => null;
    },
  );
  return loading;
}

/** The footer, whose code is no part of the first bundle: it is below the first screen. */
export function LaterFooter() {
  return (
    <Suspense>
      <LoadedFooter />
    </Suspense>
  );
}

function LoadedFooter() {
  const Footer = use(loadFooter());
  return <Footer />;
}
