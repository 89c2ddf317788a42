import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { category } from '../entities/category.ts';
import { requiredText } from '../entities/fields.ts';

/** Without this call a product goes into an existing category. */
export const createCategory = defineCall({
  name: 'create-category',
  method: 'POST',
  path: '/api/categories',
  access: 'admin',
  permission: 'shop',
  capability: 'category-creation',
  summary: 'Adds a category, or returns the existing one with this name, ignoring case.',
  body: z.object({ name: requiredText(80) }),
  response: z.object({ data: category }),
});
