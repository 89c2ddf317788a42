import { Badge, type BadgeTone } from '../src/badge.tsx';
import { DateText } from '../src/date-text.tsx';
import { Price } from '../src/price.tsx';
import { RonPrice } from '../src/ron-price.tsx';
import { Sparkline } from '../src/sparkline.tsx';
import { StatusBadge } from '../src/status-badge.tsx';
import { Table } from '../src/table.tsx';
import gallery from './gallery.module.css';
import { Example, Section } from './section.tsx';

const tones: BadgeTone[] = ['neutral', 'primary', 'accent', 'info', 'success', 'warning', 'danger'];
const statuses = [
  'pending',
  'in_progress',
  'in_test',
  'completed',
  'rejected',
  'Processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const;
const orders = [
  {
    id: 1042,
    at: '2025-08-04T11:30:00Z',
    email: 'maria@exemplu.ro',
    status: 'Processing',
    bani: 123_450,
  },
  {
    id: 1041,
    at: '2025-08-03T07:05:00Z',
    email: 'ioan.cu.un.nume.lung@exemplu.ro',
    status: 'Shipped',
    bani: 4990,
  },
  {
    id: 1040,
    at: '2025-08-01T19:12:00Z',
    email: 'elena@exemplu.ro',
    status: 'Delivered',
    bani: 30_000,
  },
] as const;

function OrderTable({ narrow }: { narrow: 'scroll' | 'cards' }) {
  return (
    <Table label={`Comenzi (${narrow})`} narrow={narrow}>
      <thead>
        <tr>
          <th scope="col">Comanda</th>
          <th scope="col">Data</th>
          <th scope="col">E-mail</th>
          <th scope="col">Stare</th>
          <th scope="col" data-align="end">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">#{order.id}</th>
            <td data-label="Data">
              <DateText value={order.at} format="date-time" />
            </td>
            <td data-label="E-mail">{order.email}</td>
            <td data-label="Stare">
              <StatusBadge status={order.status} />
            </td>
            <td data-label="Total" data-align="end">
              <Price bani={order.bani} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function DataSection() {
  return (
    <Section title="Date">
      <Example name="badge, status-badge">
        <div className={gallery.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className={gallery.row}>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Example>
      <Example name="ron-price, sparkline">
        <div className={gallery.row}>
          <RonPrice ron={49.9} times={3} size="lg" />
          <RonPrice ron={null} />
        </div>
        <Sparkline values={[3, 5, 2, 8, 6, 9, 12]} />
        <Sparkline values={[0, 0, 0]} />
      </Example>
      <Example name="table (cards when narrow)">
        <OrderTable narrow="cards" />
      </Example>
      <Example name="table (scroll when narrow)">
        <OrderTable narrow="scroll" />
      </Example>
    </Section>
  );
}
