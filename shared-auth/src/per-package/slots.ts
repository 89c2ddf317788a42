import { QueryClientProvider } from '@tanstack/react-query';
import type { SlotName, SlotTable } from '@vitrina/contract/slots';
import { queryClient } from '@vitrina/shared-auth';
import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react';

/*
 * Compiled into each package that imports it: a remote with slots also runs in a shell without, and shows
 * nothing there.
 */

interface SlotProps<Name extends SlotName> {
  name: Name;
  /** Properties promised by the contract to every fill. */
  props: SlotTable[Name];
  /** Layout of the cells; `grid-auto-rows` reserves their size from the start. */
  className?: string | undefined;
}

/**
 * A place in a page for other remotes, loaded after the page; a mount in `remote.json` lists it under
 * `offers`. Renders nothing when nobody fills it, or a fill fails.
 * @example
 * const order = { id: 12, status: 'Processing' as const, items: [] };
 * const panels = <Slot name="order-side" props={{ order }} />;
 */
export function Slot<Name extends SlotName>(slot: SlotProps<Name>): ReactNode {
  const Place = (globalThis as Page)[PLACE];
  return Place ? createElement(Place, slot) : null;
}

/** A fill of `Name`, typed by the properties its holder passes. */
export type SlotComponent<Name extends SlotName> = FunctionComponent<SlotTable[Name]>;

/** Exports of an exposed module in `src/slots`. */
export interface SlotModule<Props extends object = object> {
  /** Slots whose properties it was compiled against; it is shown in no other. */
  slots: readonly string[];
  Component: FunctionComponent<Props>;
}

/**
 * Exports of a module that fills slots, like `defineRemoteModule` for pages.
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

/** Renders a slot, named by text because it may belong to an outside team. */
export type SlotPlace = ComponentType<{
  name: string;
  props: object;
  className?: string | undefined;
}>;

const PLACE = Symbol.for('vitrina.slot-place');
type Page = { [PLACE]?: SlotPlace };

/**
 * Called once by the page's host, before any remote: sets how slots are rendered.
 * @example provideSlotPlace(({ name }) => <section aria-label={name} />); // a page without remotes
 */
export function provideSlotPlace(place: SlotPlace): void {
  (globalThis as Page)[PLACE] = place;
}
