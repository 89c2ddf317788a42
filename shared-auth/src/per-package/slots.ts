import { QueryClientProvider } from '@tanstack/react-query';
import type { SlotName, SlotTable } from '@vitrina/contract/slots';
import { queryClient } from '@vitrina/shared-auth';
import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react';

/*
 * Compiled into each package that asks for it, as `profile.ts`: a remote with slots runs in a shell
 * that knows none, and shows nothing there.
 */

interface SlotProps<Name extends SlotName> {
  name: Name;
  /** What the contract promises to whatever fills it. */
  props: SlotTable[Name];
  /** Lays out the cells; `grid-auto-rows` gives them the size that is kept free from the start. */
  className?: string | undefined;
}

/**
 * A place in a page that other remotes may fill; a mount of `remote.json` says that it `offers` it.
 * They load after the page. Nothing where nobody fills it, and for a fill that fails.
 * @example
 * const order = { id: 12, status: 'Processing' as const, items: [] };
 * const panels = <Slot name="order-side" props={{ order }} />;
 */
export function Slot<Name extends SlotName>(slot: SlotProps<Name>): ReactNode {
  const Place = (globalThis as Page)[PLACE];
  return Place ? createElement(Place, slot) : null;
}

/** What fills `Name`: compiled against the properties that its holder passes. */
export type SlotComponent<Name extends SlotName> = FunctionComponent<SlotTable[Name]>;

/** What an exposed module of `src/slots` exports. */
export interface SlotModule<Props extends object = object> {
  /** The slots whose properties it was compiled against; in another one it is not shown. */
  slots: readonly string[];
  Component: FunctionComponent<Props>;
}

/**
 * The one wrapper of what fills a slot, as `defineRemoteModule` is that of pages.
 * @example
 * import type { SlotComponent } from '@vitrina/shared-auth/per-package/slots';
 * const StockPanel: SlotComponent<'order-side'> = ({ order }) => <p>{order.items.length}</p>;
 * export const { slots, Component } = defineSlotModule(['order-side'], StockPanel);
 */
export const defineSlotModule = <Name extends SlotName>(
  slots: readonly Name[],
  fill: SlotComponent<Name>,
): SlotModule<SlotTable[Name]> => ({
  slots,
  Component: (props) =>
    createElement(QueryClientProvider, { client: queryClient }, createElement(fill, props)),
});

/** How a host shows a slot, which may be of a team outside: named by text. */
export type SlotPlace = ComponentType<{
  name: string;
  props: object;
  className?: string | undefined;
}>;

const PLACE = Symbol.for('vitrina.slot-place');
type Page = { [PLACE]?: SlotPlace };

/** For the page's host, once and before any remote: how slots are shown here. */
export function provideSlotPlace(place: SlotPlace): void {
  (globalThis as Page)[PLACE] = place;
}
