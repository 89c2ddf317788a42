import type { homeTexts } from '../../content/home.computed.ts';

export type ExampleSite = (typeof homeTexts.examples.list)[number]['id'];
