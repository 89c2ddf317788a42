import { type ComponentType, Suspense, use } from 'react';
import { useDeferred } from './use-deferred.ts';
// With the first styles, although the code comes later: prerendered pages show it at once.
import './footer.module.css';

let loading: Promise<ComponentType> | undefined;

const importFooter = () =>
  import(/* webpackChunkName: "footer" */ './footer.tsx').then(({ Footer }) => Footer);

/** Keeps a failure too: React calls this until it has rendered the answer, and would load without end. */
function loadFooter(): Promise<ComponentType> {
  loading ??= importFooter().catch(() => MissingFooter);
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

/** A page does without its footer when that does not load; the next page tries again. */
function MissingFooter() {
  const Footer = useDeferred(importFooter);
  return Footer && <Footer />;
}
