import type { Answer } from '../ask.ts';
import { type CallName, LIST_CALLS, type ListCall } from '../calls.ts';
import { list } from '../reply.ts';
import {
  forgotPassword,
  googleLogin,
  login,
  register,
  resetPassword,
  validateToken,
} from './auth.ts';
import { createBusiness, deleteBusiness, updateBusiness } from './businesses.ts';
import { setInvoice, setPaid } from './commissions.ts';
import { listRows } from './lists.ts';
import { markRead } from './notifications.ts';
import { createOrder, createPaymentIntent } from './orders.ts';
import { createProduct, deleteProduct, updateProduct } from './products.ts';
import { readMe, saveProfile } from './users.ts';
import { createGuestRequest, createRequest, setRequestStatus } from './website-requests.ts';
import { assignWebsite, createPartner } from './websites.ts';

const ANSWERS: Record<Exclude<CallName, ListCall>, Answer> = {
  'POST /api/auth/validate-token': validateToken,
  'POST /api/auth/login': login,
  'POST /api/auth/register': register,
  'POST /api/auth/forgot-password': forgotPassword,
  'GET /api/auth/google/login': googleLogin,
  'POST /api/auth/reset-password': resetPassword,
  'GET /api/users/me': readMe,
  'PUT /api/users/profile': saveProfile,
  'POST /api/products': createProduct,
  'PUT /api/products/{id}': updateProduct,
  'DELETE /api/products/{id}': deleteProduct,
  'POST /api/create-payment-intent': createPaymentIntent,
  'POST /api/orders': createOrder,
  'POST /api/businesses': createBusiness,
  'PUT /api/businesses/{id}': updateBusiness,
  'DELETE /api/businesses/{id}': deleteBusiness,
  'POST /api/website-request': createRequest,
  'PATCH /api/website-request/{id}/status': setRequestStatus,
  'POST /api/guest-website-request': createGuestRequest,
  'POST /api/user-website': assignWebsite,
  'POST /api/partners': createPartner,
  'POST /api/commissions/admin/commissions/{id}/invoice': setInvoice,
  'PATCH /api/commissions/admin/commissions/{id}/paid': setPaid,
  'POST /api/notifications/mark-read': markRead,
};

export const answerOf = (call: CallName): Answer =>
  isListed(call) ? (ask) => list(listRows(call, ask)) : ANSWERS[call];

const isListed = (call: CallName): call is ListCall => LIST_CALLS.some((name) => name === call);
