import { openCart } from '@vitrina/shared-auth/per-package/cart-opener';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useLinks } from '../navigation/use-links.ts';
import { FillBoundary } from '../remotes/fill-boundary.tsx';
import type { RegisteredMount } from '../remotes/mounts.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';

interface CartBesideProps {
  /** Another one for each press that the page did not answer itself. */
  press: number;
  /** Where the link leads: what is done where the shop's code does not come, or fails. */
  to: string;
}

/** A plain one. */
const PRESS = { ctrlKey: false, metaKey: false, shiftKey: false, preventDefault: () => {} };

let presses = 0;

/** Lazy chunk: what a press on the link to the cart shows. */
export function cartBeside(to: string): ReactNode {
  presses += 1;
  return <CartBeside press={presses} to={to} />;
}

/**
 * The shop's cart beside a page that is not the shop's (docs/product.md#cart). Pages of the shop
 * have their own.
 */
function CartBeside({ press, to }: CartBesideProps) {
  const host = useRemoteHost();
  const [shop] = useLinks('shop');
  const place = shop?.to;
  const owner = place && host.chainOf(place).at(-1)?.remote.name;
  const isOwners = useMatches().some(
    ({ handle }) =>
      (handle as { mount?: RegisteredMount } | undefined)?.mount?.remote.name === owner,
  );
  const [Beside, setBeside] = useState<ComponentType | null>(null);
  const follow = useEffectEvent(() => location.assign(to));
  useEffect(() => {
    let left = false;
    const show = (found: ComponentType | null) => {
      if (left) return;
      if (found) setBeside(() => found);
      else follow();
    };
    const loading = place ? host.loadBeside(place) : Promise.resolve(null);
    loading.then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [host, place]);
  if (!Beside || isOwners) return null;
  return (
    <FillBoundary onError={() => location.assign(to)}>
      <Beside />
      <OpenAfter key={press} />
    </FillBoundary>
  );
}

/** After the cart has said how it opens: what the press asked for. */
function OpenAfter() {
  useEffect(() => void openCart(PRESS), []);
  return null;
}
