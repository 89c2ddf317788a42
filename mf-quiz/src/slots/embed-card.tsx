import { defineSlotModule } from '@vitrina/shared-auth/per-package/slots';
import { EmbedCard } from '../features/embed-builder/embed-card.tsx';

export const { slots, Component } = defineSlotModule(
  ['partner-overview', 'admin-dashboard'],
  EmbedCard,
);
