import { type Answer, textOf } from '../ask.ts';
import { done, notThere, value } from '../reply.ts';
import { findRow, nextId, type Product, type Row, type State } from '../state.ts';

export const createProduct: Answer = ({ state, body }) => {
  state.products.push(productFrom(state, nextId(state.products), body));
  return value({}, 201);
};

export const updateProduct: Answer = ({ state, id, body }) => {
  const product = findRow(state.products, id);
  if (!product) return notThere();
  Object.assign(product, productFrom(state, product.product_id, body));
  return value({});
};

export const deleteProduct: Answer = ({ state, id }) => {
  const product = findRow(state.products, id);
  if (!product) return notThere();
  state.products.splice(state.products.indexOf(product), 1);
  return done();
};

function productFrom(state: State, product_id: number, body: Row): Product {
  const category_id = Number(body.category_id);
  const known = state.products.find((product) => product.category_id === category_id);
  return {
    product_id,
    product_name: String(body.name),
    product_description: String(body.description),
    price: Number(body.price),
    stock_quantity: Number(body.stock_quantity),
    category_id,
    category_name: known?.category_name ?? `Categoria ${category_id}`,
    color: textOf(body.color),
    images: Array.isArray(body.image_urls) ? body.image_urls.map(String) : [],
  };
}
