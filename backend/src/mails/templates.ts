import { COLOR_NAMES_MAYBE } from './colors-placeholder.ts';
