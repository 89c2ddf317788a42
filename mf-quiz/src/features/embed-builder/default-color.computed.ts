import { DEFAULT_COLORS } from '@vitrina/contract/rules/brand-colors';

/** Our colour, as the picker's start. */
export const DEFAULT_COLOR = DEFAULT_COLORS.primary;
