import { createContext } from 'react';

/** True while writing HTML; never in a browser. */
export const WrittenPage = createContext(false);
