import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** `/admin/create-partner` opens its form; with a search in the address it is only the list. */
export function useIsBareAddress(): boolean {
  const { search } = useLocation();
  const [isBare] = useState(search === '');
  return isBare;
}
