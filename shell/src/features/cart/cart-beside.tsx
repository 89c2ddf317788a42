import { openCart } from '@vitrina/shared-auth/per-package/cart-opener';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useLinks } from '../../navigation/use-links.ts';
import { FillBoundary } from '../../remotes/fill-boundary.tsx';
import type { RegisteredMount } from '../../remotes/mounts.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';
import { PLAIN_PRESS } from './plain-press.ts';

interface CartBesideProps {
  /** Changes with each press that the page did not handle itself. */
  press: number;
  /** Address to follow when the shop's code is missing or fails; `null`: the page has its own link. */
  to: string | null;
}

let presses = 0;

/** Lazy chunk: opened by the cart link, and when a page of the shell adds to the cart. */
export function cartBeside(to: string | null): ReactNode {
  presses += 1;
  return <CartBeside press={presses} to={to} />;
}

/**
 * The shop's cart beside a page of another remote (docs/product.md#cart). Pages of the shop have their own.
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
  const go = () => {
    if (to) location.assign(to);
  };
  const follow = useEffectEvent(go);
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
    <FillBoundary onError={go}>
      <Beside />
      <OpenAfter key={press} />
    </FillBoundary>
  );
}

/** Runs after the cart has registered how it opens. */
function OpenAfter() {
  useEffect(() => void openCart(PLAIN_PRESS), []);
  return null;
}
