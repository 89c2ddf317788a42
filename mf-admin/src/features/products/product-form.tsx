import type { Product } from '@vitrina/contract/entities/product';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { ThingHistory } from '../audit/thing-history.tsx';
import style from '../form/form.module.css';
import { ImageUploader } from '../upload/image-uploader.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { ProductFields } from './product-fields.tsx';
import { productFormName, useProductForm } from './use-product-form.ts';

const text = messages.products.form;

interface ProductFormProps {
  /** `null` for a new one. */
  product: Product | null;
  /** Template of a new product. */
  copied: Product | null;
  products: readonly Product[];
  onDone: () => void;
}

export function ProductForm({ product, copied, products, onDone }: ProductFormProps) {
  const id = useId();
  const uploads = useUploads(productFormName(product, copied));
  const { form, discard } = useProductForm(product, copied, () => {
    uploads.forget();
    onDone();
  });
  return (
    <Dialog
      open
      onClose={onDone}
      title={product ? text.update : copied ? text.copy : text.create}
      closeLabel={messages.close}
      placement="end"
      size="lg"
      actions={
        <>
          {discard && (
            <Button variant="ghost" onClick={discard}>
              {text.discard}
            </Button>
          )}
          <Button type="submit" form={id} busy={form.busy || uploads.busy}>
            {product ? text.submitUpdate : text.submitCreate}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className={`${style.form} ${style.wide}`}>
        <ProductFields form={form} products={products} />
        <ImageUploader
          urls={form.values.images}
          uploads={uploads}
          onChange={(reorder) => form.change(({ images }) => ({ images: reorder(images) }))}
        />
        <FormAlert notice={form.notice} />
      </form>
      {product && <ThingHistory kind="product" id={product.product_id} />}
    </Dialog>
  );
}
