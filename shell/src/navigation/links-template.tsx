/** Build time only: stands in for links of a registry. */

import { type ComponentProps, createElement } from 'react';
import type { Links } from './links.tsx';

/** One link with placeholders, in an element that `fill-links` of `federation` removes. */
export const linksTemplate = ({ of, children }: ComponentProps<typeof Links>) =>
  createElement('vitrina-links', { of }, children({ to: '/{{to}}', label: '{{label}}' }));
