import { expect, rstest, test } from '@rstest/core';
import { useAllUnreadableRows } from '@vitrina/shared-auth/api/unreadable-rows';
import { reportUnreadable } from './report-unreadable.ts';

test('what could not be read is told once for each call, also what was there before', () => {
  useAllUnreadableRows.setState({ 'list-orders': [{ name: 'x', field: 'id' }] });
  const report = rstest.fn();
  reportUnreadable(report);
  const rows = [
    { name: 'ana@exemplu.ro', field: 'id' },
    { name: '#2', field: 'id' },
    { name: '#3', field: '' },
  ];
  useAllUnreadableRows.setState({ 'list-products': [] });
  useAllUnreadableRows.setState({ 'list-products': rows });
  useAllUnreadableRows.setState({ 'list-products': rows.slice(1) });
  expect(report.mock.calls).toEqual([
    [{ type: 'unreadable', call: 'list-orders', rows: 1, fields: ['id'] }],
    [{ type: 'unreadable', call: 'list-products', rows: 3, fields: ['id', ''] }],
  ]);
});
