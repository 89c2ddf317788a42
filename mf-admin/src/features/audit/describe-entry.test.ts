import { expect, test } from '@rstest/core';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { actorOf, changesOf, deedOf } from './describe-entry.ts';
import { entriesCsv } from './entries-csv.ts';
import { fieldName } from './field-name.ts';
import { formatValue } from './format-value.ts';

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 9, at: '2026-03-02T10:00:00.000Z', kind: 'order', subject_id: 17, action: 'changed' },
  ...{ what: 'update-order-status', actor_kind: 'person', actor_id: 1, actor_name: 'Ana Pop' },
  ...{ session: 'ab12cd34ef56', request: 'r-1', subject_name: null, changes: [] },
  ...more,
});
const change = (field: string, before: string | null, after: string | null) => ({
  ...{ field, before, after, erased: false },
});
const changed = (kind: AuditEntry['kind'], ...only: [string, string | null, string | null]) =>
  deedOf(entry({ kind, changes: [change(...only)] }));
const setting = (name: string, ...only: [string, string | null, string | null]) =>
  deedOf(
    entry({
      ...{ kind: 'setting', subject_name: name === 'mail:order-x' ? 'Comandă: primită' : null },
      changes: [change('name', null, name), change(...only)],
    }),
  );

test('a field of several words belongs to its thing by an article', () => {
  expect([
    changed('order', 'tracking_number', null, 'AWB1'),
    changed('user', 'email', 'a@exemplu.ro', 'b@exemplu.ro'),
    changed('partner', 'sync_key_encrypted', '•', '•'),
    changed('order', 'payment_status', 'unverified', 'paid'),
  ]).toEqual([
    'a schimbat numărul de expediere al comenzii 17 în „AWB1”',
    'a schimbat adresa de e-mail a contului 17 din „a@exemplu.ro” în „b@exemplu.ro”',
    'a schimbat cheia de sincronizare a magazinului 17',
    'a schimbat starea plății comenzii 17 din „Plată neverificată” în „Plătită”',
  ]);
});

test('a return goes on from one state to the next, by their names', () => {
  expect(changed('return', 'status', 'declared', 'received')).toBe(
    'a schimbat starea returului 17 din „Declarat” în „Primit”',
  );
});

test('a product leaves the catalogue, and is put back', () => {
  expect(changed('product', 'deleted_at', null, '2026-03-02T10:00:00Z')).toBe(
    'a scos din catalog produsul 17',
  );
  expect(changed('product', 'deleted_at', '2026-03-02T10:00:00Z', null)).toBe(
    'a readus în catalog produsul 17',
  );
});

test('an account that joins or leaves the staff is told so, whatever else changed with it', () => {
  const moved = (before: string, after: string) =>
    deedOf(
      entry({
        kind: 'user',
        changes: [change('role', before, after), change('permissions', 'shop', null)],
      }),
    );
  expect([moved('user', 'admin'), moved('admin', 'user')]).toEqual([
    'a trecut în echipă contul 17',
    'a scos din echipă contul 17',
  ]);
});

test('a part of a setting is told with its setting, amounts in RON, days as days', () => {
  expect([
    setting('delivery', 'value.fee', '20', '24.5'),
    setting('delivery', 'value.freeFrom', '300', null),
    setting('closed-days', 'value', '', '2026-12-24 Ajun, 2026-12-31'),
    setting('mail:order-x', 'value.closing', 'Bună', 'Salut'),
  ]).toEqual([
    'a schimbat taxa de livrare (costul livrării) din „20,00\u00a0RON” în „24,50\u00a0RON”',
    'a șters pragul livrării gratuite (costul livrării): era „300,00\u00a0RON”',
    'a schimbat zilele libere în „24.12.2026 Ajun, 31.12.2026”',
    'a schimbat ultimul paragraf (textele e-mailului „Comandă: primită”) din „Bună” în „Salut”',
  ]);
});

test('an invitation is told with whom it is for, also when nothing of it changed but the link', () => {
  const again = { kind: 'invitation', subject_name: 'dan@exemplu.ro' } as const;
  expect(deedOf(entry({ ...again, changes: [change('token_hash', '•', '•')] }))).toBe(
    'a trimis din nou invitația pentru dan@exemplu.ro',
  );
});

test('a form is told by the name that its owner knows', () => {
  const form = { kind: 'embed', subject_id: 5, subject_name: 'Contact' } as const;
  expect(deedOf(entry({ ...form, action: 'created', changes: [change('name', null, 'x')] }))).toBe(
    'a creat formularul „Contact”',
  );
  const sites = change('origins', 'https://a.ro', 'https://b.ro');
  expect(deedOf(entry({ ...form, changes: [sites] }))).toBe(
    'a schimbat site-urile permise ale formularului „Contact” din „https://a.ro” în „https://b.ro”',
  );
  expect(deedOf(entry({ ...form, subject_name: null, changes: [sites] }))).toContain(
    'formularului 5',
  );
});

test('values are written as people read them', () => {
  const { kind } = entry();
  const value = (field: string, text: string) => formatValue(entry({ kind }), field, text);
  expect([
    value('permissions', 'sites, money'),
    value('period_start', '2026-10-01'),
    value('tiers', '{"percent":9,"fromBani":0}, {"percent":7,"fromBani":500000}'),
    formatValue(entry({ kind: 'payment' }), 'state', 'placed'),
    value('tiers', 'altceva'),
  ]).toEqual([
    'Site-uri, Bani',
    '01.10.2026',
    '9% de la 0,00\u00a0RON, 7% de la 5.000,00\u00a0RON',
    'comandă plasată',
    'altceva',
  ]);
  expect([fieldName('delivery.county'), fieldName('answers.businessName')]).toEqual([
    'livrarea (județul)',
    'răspunsul (Numele afacerii)',
  ]);
});

test('characters that turn the direction of reading turn nothing in the journal', () => {
  const turned = '\u202eanA';
  const one = entry({
    ...{ kind: 'user', actor_name: turned },
    changes: [change('name', 'Ana', turned)],
  });
  expect(actorOf(one)).toBe('anA');
  expect(deedOf(one)).toBe('a schimbat numele contului 17 din „Ana” în „anA”');
  const invited = entry({
    ...{ kind: 'invitation', action: 'created' },
    changes: [change('email', null, `${turned}@exemplu.ro`)],
  });
  expect(deedOf(invited)).toBe('a trimis invitația pentru anA@exemplu.ro');
  const note = [change('kind', null, 'note'), change('detail', null, turned)];
  expect(deedOf(entry({ changes: note }))).toBe('a adăugat o notă la comanda 17: „anA”');
});

test('a file says of each row what its sentence says', () => {
  const release = entry({
    ...{ kind: 'release', action: 'created' },
    changes: [
      change('part', null, 'mf-shop'),
      change('deed', null, 'released'),
      change('released_by', null, 'Dana'),
    ],
  });
  expect(changesOf(release)).toEqual([]);
  const [head, row] = entriesCsv([release]).split('\r\n');
  expect(head).toContain(';Acțiune;Pe scurt;Apel;');
  expect(row).toContain(';a creat;a publicat mf-shop;');
});
