import { createContext } from 'react';

/** Whether this is a page that is made in advance, as HTML; never in a browser. */
export const WrittenPage = createContext(false);
