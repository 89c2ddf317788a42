const CONTROLS = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Equal for names that look the same: ignores case, spaces and invisible characters. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').replace(CONTROLS, '').trim().toLowerCase();
