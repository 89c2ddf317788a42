import { startStandalone } from '@vitrina/federation/standalone';
import manifest from '../remote.json';
import * as checkout from './routes/checkout.tsx';
import * as product from './routes/product.tsx';
import * as products from './routes/products.tsx';

await startStandalone({
  manifest,
  modules: { './products': products, './product': product, './checkout': checkout },
});
