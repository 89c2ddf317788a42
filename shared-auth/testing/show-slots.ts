import { provideSlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { createElement } from 'react';

/**
 * Shows each slot as a region with its name, containing its properties as JSON.
 * @example
 * import { screen } from '@testing-library/react';
 * showSlots();
 * const panel = await screen.findByRole('region', { name: 'order-side' });
 */
export function showSlots(): void {
  provideSlotPlace(({ name, props }) =>
    createElement('section', { 'aria-label': name }, JSON.stringify(props)),
  );
}
