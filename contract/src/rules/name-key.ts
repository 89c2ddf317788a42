const CONTROLS = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Two names with the same key look the same: case, spaces and what nobody sees make no difference. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').replace(CONTROLS, '').trim().toLowerCase();
