export const drawerTexts = { title: 'Meniu', close: 'Închide meniul', theme: 'Temă' } as const;
