const STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'];
const COUNTIES = ['Cluj', 'Iași', 'Timiș', 'Brașov', 'Ilfov', 'Dolj', 'Sibiu', 'Bihor'];
const DAY_MS = 86_400_000;

/** Orders as `GET /api/orders/admin` answers them, over two years, two lines each. */
export const manyOrders = (count: number): object[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    created_at: new Date(Date.UTC(2026, 0, 1) - (n / count) * 730 * DAY_MS).toISOString(),
    status: STATUSES[n % STATUSES.length],
    email: `ana${n}@exemplu.ro`,
    county: COUNTIES[n % COUNTIES.length],
    total_price: 120.5,
    items: [0, 1].map((line) => ({
      id: n * 2 + line,
      product_name: `Produs ${(n + line) % 60}`,
      product_color: line ? 'teal' : null,
      quantity: 1 + (n % 3),
      price: 40.25,
    })),
  }));
