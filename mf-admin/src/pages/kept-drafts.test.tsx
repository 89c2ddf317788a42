import { expect, test } from '@rstest/core';
import { cleanup, screen } from '@testing-library/react';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { expireSession } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, renderConsole } from '../../test/render-console.tsx';
import { sampleOrder, sampleProduct } from '../../test/samples.ts';

function setUp(path: string) {
  const host = stubHost();
  host.answers(getOrder, { order: sampleOrder(), events: [] });
  host.answers(listUsers, []);
  host.answers(listAllBusinesses, { data: [] });
  host.answers(listAllUserWebsites, { data: [] });
  host.answers(listPartners, { data: [] });
  host.answers(listProducts, [sampleProduct()]);
  host.answers(listCategories, { data: [] });
  return renderConsole(path);
}

test.each([
  ['/admin/order/300', 'Notă internă', 'Sună clientul <b>azi</b>.'],
  ['/admin/order/300', 'Număr de urmărire (AWB)', 'AWB-<i>123</i>'],
  ['/admin/create-partner', /^Nume partener/, 'Magazin <script>'],
  ['/admin/manage?edit=new', /^Adresa site-ului/, 'https://inca-un-magazin.example'],
  ['/admin/products?edit=new', /^Descriere/, 'Scris înainte'],
  ['/admin/products', 'Preț pentru Ser (roșu)', '63,21'],
])(
  'what was typed when the session ended is there after the sign-in: %s, %s',
  async (path, label, text) => {
    const { user } = setUp(path);
    await fillIn(user, label, text);
    expireSession('token');
    cleanup();
    setUp(path);
    expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe(text);
  },
);
