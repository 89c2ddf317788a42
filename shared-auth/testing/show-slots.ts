import { provideSlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { createElement } from 'react';

/** Shows each slot as a region with its name, containing its properties as JSON. */
export function showSlots(): void {
  provideSlotPlace(({ name, props }) =>
    createElement('section', { 'aria-label': name }, JSON.stringify(props)),
  );
}
