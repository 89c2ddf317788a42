import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the colour filter, which loads after the list. */
export const filterMessages = {
  families: {
    nude: 'Nude și bej',
    pink: 'Roz',
    red: 'Roșu',
    burgundy: 'Vișiniu',
    coral: 'Portocaliu și coral',
    brown: 'Maro',
    gold: 'Galben și auriu',
    green: 'Verde',
    blue: 'Albastru și turcoaz',
    purple: 'Mov și prună',
    grey: 'Negru, gri și alb',
    other: 'Altele',
  },
  /** Follows the name of a family. */
  found: (count: number) => countOf(count, 'produs', 'produse'),
  shades: (family: string) => `Nuanțe: ${family}`,
  allShades: (count: number) => `Toate ${count}`,
} as const;
