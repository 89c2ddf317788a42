import { provideSlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { createElement } from 'react';

/** Shows each slot as a region of its name with its properties as JSON, as a host shows what fills it. */
export function showSlots(): void {
  provideSlotPlace(({ name, props }) =>
    createElement('section', { 'aria-label': name }, JSON.stringify(props)),
  );
}
