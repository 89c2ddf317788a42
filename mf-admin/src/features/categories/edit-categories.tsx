import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { hostCan, showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useMemo, useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { NewCategory } from '../products/new-category.tsx';
import { categoriesQuery } from '../products/products-query.ts';
import style from './categories.module.css';
import { CategoriesInOrder } from './categories-in-order.tsx';

const text = productMessages.categories;

interface EditCategoriesProps {
  products: readonly Product[];
  onClose: () => void;
}

export function EditCategories({ products, onClose }: EditCategoriesProps) {
  const query = useQuery(categoriesQuery());
  // New key after each addition: an empty field.
  const [added, setAdded] = useState(0);
  const counts = useMemo(() => {
    const found = new Map<number, number>();
    for (const { category_id } of products)
      if (category_id) found.set(category_id, (found.get(category_id) ?? 0) + 1);
    return found;
  }, [products]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      closeLabel={messages.close}
      placement="end"
      actions={<Button onClick={onClose}>{bulkMessages.done}</Button>}
    >
      <div className={style.page}>
        <p className={style.hint}>{text.hint}</p>
        <QueryView
          query={query}
          loading={<ListSkeleton />}
          failed={text.failed}
          retryLabel={messages.retry}
        >
          {(categories) =>
            categories?.length ? (
              <CategoriesInOrder categories={categories} counts={counts} />
            ) : (
              <p>{text.none}</p>
            )
          }
        </QueryView>
        {hostCan('category-creation') && (
          <NewCategory
            key={added}
            onAdded={() => {
              setAdded((now) => now + 1);
              showToast(text.added);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
