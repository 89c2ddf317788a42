/** Texts of the menu on narrow screens. */
export const drawerTexts = { title: 'Meniu', close: 'Închide meniul', theme: 'Temă' } as const;
