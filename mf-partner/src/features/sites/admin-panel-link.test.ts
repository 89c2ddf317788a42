import { expect, test } from '@rstest/core';
import { adminPanelLink } from './admin-panel-link.ts';

test('the admin panel is the site with /login and the e-mail encoded', () => {
  expect(adminPanelLink('https://salon.exemplu.ro/magazin/', 'ana+salon@exemplu.ro')?.href).toBe(
    'https://salon.exemplu.ro/magazin/login?email=ana%2Bsalon%40exemplu.ro',
  );
  expect(adminPanelLink('javascript:alert(1)', 'ana@exemplu.ro')).toBeNull();
});
