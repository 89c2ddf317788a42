import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { category } from '../entities/category.ts';
import { rowId } from '../entities/fields.ts';

/** Refused unless it names every open category once. */
export const orderCategories = defineCall({
  name: 'order-categories',
  method: 'PUT',
  path: '/api/categories/order',
  access: 'admin',
  permission: 'shop',
  capability: 'category-changes',
  summary: "Sets the order of the shop's categories.",
  /** All of them, each once: a category added or closed meanwhile is a conflict. */
  body: z.object({ ids: z.array(rowId()).check(z.minLength(1), z.maxLength(1000)) }),
  errors: ['version_conflict'],
  response: z.object({ data: rows(category) }),
});
