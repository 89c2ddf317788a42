import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the page was opened without anything to look for in its list. `/admin/create-partner`
 * stands for its form; whoever comes with a search comes for the list.
 */
export function useIsBareAddress(): boolean {
  const { search } = useLocation();
  const [isBare] = useState(search === '');
  return isBare;
}
