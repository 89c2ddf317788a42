import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { category } from '../entities/category.ts';

/** Without this call the categories are those of the listed products. */
export const listCategories = defineCall({
  name: 'list-categories',
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  capability: 'categories',
  summary: 'Lists all categories.',
  response: z.object({ data: rows(category) }),
});
