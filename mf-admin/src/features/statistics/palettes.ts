/** Fixed: 8 colours for stock, 6 for products; a known order status has its own colour. */
export const PALETTES = {
  stock: ['#0f766e', '#e0613f', '#b7791f', '#3b6fb6', '#7a4fa3', '#4d8b31', '#b83280', '#5f6b7a'],
  unknown: '#5f6b7a',
  products: ['#0f766e', '#e0613f', '#b7791f', '#3b6fb6', '#7a4fa3', '#4d8b31'],
} as const;
