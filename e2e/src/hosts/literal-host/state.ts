/** A row as sent: any JSON value under any name. */
export type Row = Record<string, unknown>;

export type OrderStatus = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled';
export type RequestStatus = 'pending' | 'in_progress' | 'in_test' | 'completed' | 'rejected';

export type Product = {
  product_id: number;
  product_name: string;
  product_description: string;
  price: number;
  stock_quantity: number;
  category_id: number;
  category_name: string;
  color: string | null;
  images: string[];
};

export type OrderItem = {
  id: number;
  product_name: string;
  product_color?: string;
  quantity: number;
  price: number;
};

export type Order = {
  id: number;
  created_at: string;
  status: OrderStatus;
  email: string;
  county: string;
  total_price: number;
  items: OrderItem[];
  /** The body of POST /api/orders, unchanged; null for seeded orders. */
  received: Row | null;
  user_id: number | null;
};

export type User = {
  id: number;
  name: string | null;
  email: string;
  /** Plain text, because these people exist in tests only. */
  password: string;
  role: 'user' | 'admin';
  phone: string | null;
  address: string | null;
  county: string | null;
  locality: string | null;
  zip: string | null;
  company_name: string | null;
  cif: string | null;
  reg_com: string | null;
  bank: string | null;
  iban: string | null;
};

export type Business = {
  id: number;
  user_id: number;
  company_name: string;
  cif: string | null;
  reg_com: string | null;
  bank: string | null;
  iban: string | null;
  business_address: string | null;
};

export type WebsiteRequest = {
  id: number;
  user_id: number | null;
  email: string | null;
  business_name: string | null;
  website_url: string | null;
  description: string | null;
  request_date: string;
  created_at: string;
  status: RequestStatus;
  status_updated: string | null;
  /** The answers as sent; null for seeded requests. */
  received: Row | null;
};

export type Website = {
  id: number;
  user_id: number;
  business_name: string;
  website_url: string;
  email: string;
  created_at: string;
  updated_at: string | null;
};

export type Commission = {
  commission_id: number;
  user_id: number;
  name: string;
  period_start: string;
  period_end: string;
  commission: number;
  paid: boolean;
  invoice: string | null;
  website_url: string;
};

export type Notification = {
  id: number;
  user_id: number;
  message: string;
  created_at: string;
  is_read: boolean;
};

/** Row types of the lists. */
export interface Rows {
  product: Product;
  order: Order;
  user: User;
  business: Business;
  request: WebsiteRequest;
  website: Website;
  commission: Commission;
  notification: Notification;
}
export type Entity = keyof Rows;

/** The host's data before the profile's oddities. */
export interface State {
  products: Product[];
  orders: Order[];
  users: User[];
  businesses: Business[];
  requests: WebsiteRequest[];
  websites: Website[];
  commissions: Commission[];
  notifications: Notification[];
  partners: Row[];
  /** Token -> user id. */
  sessions: Map<string, number>;
  /** Tokens of reset e-mails "sent", newest last. */
  resets: { token: string; email: string }[];
  /** Payment intents in order of creation; amounts in bani, as requested. */
  paymentIntents: { clientSecret: string; amount: unknown }[];
  /** Files by path on the file host. */
  files: Map<string, StoredFile>;
}

export interface StoredFile {
  type: string;
  bytes: Buffer;
}

/** The id of any kind of row. */
export function idOf(row: Row): number {
  return Number(row.product_id ?? row.commission_id ?? row.id);
}

/** The next free id of a list. */
export const nextId = (rows: readonly Row[]): number => Math.max(0, ...rows.map(idOf)) + 1;

/** Finds a row by id, as number or text. */
export const findRow = <T extends Row>(rows: readonly T[], id: unknown): T | undefined =>
  rows.find((row) => String(idOf(row)) === String(id));
