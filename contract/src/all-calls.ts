import type { Call } from './call.ts';
import { acceptOrder } from './calls/accept-order.ts';
import { acceptWebsiteRequest } from './calls/accept-website-request.ts';
import { addOrderNote } from './calls/add-order-note.ts';
import { assignUserWebsite } from './calls/assign-user-website.ts';
import { changePermissions } from './calls/change-permissions.ts';
import { createBusiness } from './calls/create-business.ts';
import { createCategory } from './calls/create-category.ts';
import { createGuestWebsiteRequest } from './calls/create-guest-website-request.ts';
import { createOrder } from './calls/create-order.ts';
import { createPartner } from './calls/create-partner.ts';
import { createPaymentIntent } from './calls/create-payment-intent.ts';
import { createProduct } from './calls/create-product.ts';
import { createUploadTicket } from './calls/create-upload-ticket.ts';
import { createWebsiteRequest } from './calls/create-website-request.ts';
import { createWithdrawal } from './calls/create-withdrawal.ts';
import { deleteBusiness } from './calls/delete-business.ts';
import { deleteProduct } from './calls/delete-product.ts';
import { endStaff } from './calls/end-staff.ts';
import { erasePerson } from './calls/erase-person.ts';
import { exchangeToken } from './calls/exchange-token.ts';
import { forgotPassword } from './calls/forgot-password.ts';
import { getOrder } from './calls/get-order.ts';
import { getProduct } from './calls/get-product.ts';
import { getProfile } from './calls/get-profile.ts';
import { getSettings } from './calls/get-settings.ts';
import { getWebsiteRequest } from './calls/get-website-request.ts';
import { googleLogin } from './calls/google-login.ts';
import { inviteStaff } from './calls/invite-staff.ts';
import { listAllBusinesses } from './calls/list-all-businesses.ts';
import { listAllCommissions } from './calls/list-all-commissions.ts';
import { listAllUserWebsites } from './calls/list-all-user-websites.ts';
import { listAllWebsiteRequests } from './calls/list-all-website-requests.ts';
import { listAuditEntries } from './calls/list-audit-entries.ts';
import { listBusinesses } from './calls/list-businesses.ts';
import { listCategories } from './calls/list-categories.ts';
import { listCommissions } from './calls/list-commissions.ts';
import { listMyOrders } from './calls/list-my-orders.ts';
import { listNotifications } from './calls/list-notifications.ts';
import { listOrders } from './calls/list-orders.ts';
import { listPartners } from './calls/list-partners.ts';
import { listPermissionGivers } from './calls/list-permission-givers.ts';
import { listProducts } from './calls/list-products.ts';
import { listSettingVersions } from './calls/list-setting-versions.ts';
import { listSettings } from './calls/list-settings.ts';
import { listStaff } from './calls/list-staff.ts';
import { listUnplacedPayments } from './calls/list-unplaced-payments.ts';
import { listUserWebsiteRequests } from './calls/list-user-website-requests.ts';
import { listUserWebsites } from './calls/list-user-websites.ts';
import { listUsers } from './calls/list-users.ts';
import { listWebsiteRequests } from './calls/list-website-requests.ts';
import { listWithdrawals } from './calls/list-withdrawals.ts';
import { login } from './calls/login.ts';
import { logout } from './calls/logout.ts';
import { lookUpPayment } from './calls/look-up-payment.ts';
import { markAllNotificationsRead } from './calls/mark-all-notifications-read.ts';
import { markNotificationRead } from './calls/mark-notification-read.ts';
import { matchPayment } from './calls/match-payment.ts';
import { previewMail } from './calls/preview-mail.ts';
import { refundPayment } from './calls/refund-payment.ts';
import { register } from './calls/register.ts';
import { resendOrderConfirmation } from './calls/resend-order-confirmation.ts';
import { resetPassword } from './calls/reset-password.ts';
import { sendTestMail } from './calls/send-test-mail.ts';
import { sendVerification } from './calls/send-verification.ts';
import { setCommissionInvoice } from './calls/set-commission-invoice.ts';
import { setCommissionPaid } from './calls/set-commission-paid.ts';
import { setOrderTracking } from './calls/set-order-tracking.ts';
import { streamChanges } from './calls/stream-changes.ts';
import { undoOrderAcceptance } from './calls/undo-order-acceptance.ts';
import { undoOrderStatus } from './calls/undo-order-status.ts';
import { updateAddress } from './calls/update-address.ts';
import { updateBusiness } from './calls/update-business.ts';
import { updateClosedDays } from './calls/update-closed-days.ts';
import { updateDelivery } from './calls/update-delivery.ts';
import { updateMailTexts } from './calls/update-mail-texts.ts';
import { updateOrderStatus } from './calls/update-order-status.ts';
import { updateProduct } from './calls/update-product.ts';
import { updateProfile } from './calls/update-profile.ts';
import { updateRequestStatus } from './calls/update-request-status.ts';
import { validateToken } from './calls/validate-token.ts';
import { verifyEmail } from './calls/verify-email.ts';
import { withdrawInvitation } from './calls/withdraw-invitation.ts';

/**
 * Every call of the contract. For the backend, its OpenAPI document and the conformance check only:
 * browser code imports single calls, because this list costs all of them.
 */
export const ALL_CALLS = [
  acceptOrder,
  acceptWebsiteRequest,
  addOrderNote,
  assignUserWebsite,
  createBusiness,
  createGuestWebsiteRequest,
  createOrder,
  createPartner,
  createPaymentIntent,
  createProduct,
  createUploadTicket,
  createWebsiteRequest,
  createWithdrawal,
  deleteBusiness,
  deleteProduct,
  forgotPassword,
  getOrder,
  getProduct,
  getProfile,
  getWebsiteRequest,
  googleLogin,
  listAllBusinesses,
  listAllCommissions,
  listAllUserWebsites,
  listAllWebsiteRequests,
  listBusinesses,
  listAuditEntries,
  listCategories,
  createCategory,
  listCommissions,
  listMyOrders,
  listNotifications,
  listOrders,
  listPartners,
  listProducts,
  listUnplacedPayments,
  listUserWebsiteRequests,
  listUserWebsites,
  listUsers,
  listWebsiteRequests,
  listWithdrawals,
  login,
  logout,
  lookUpPayment,
  markAllNotificationsRead,
  markNotificationRead,
  matchPayment,
  refundPayment,
  register,
  resendOrderConfirmation,
  resetPassword,
  setCommissionInvoice,
  setCommissionPaid,
  setOrderTracking,
  undoOrderStatus,
  undoOrderAcceptance,
  streamChanges,
  updateAddress,
  updateBusiness,
  updateOrderStatus,
  updateProduct,
  updateProfile,
  updateRequestStatus,
  exchangeToken,
  verifyEmail,
  sendVerification,
  validateToken,
  getSettings,
  listSettings,
  listSettingVersions,
  updateDelivery,
  updateClosedDays,
  updateMailTexts,
  previewMail,
  sendTestMail,
  listStaff,
  listPermissionGivers,
  inviteStaff,
  withdrawInvitation,
  changePermissions,
  endStaff,
  erasePerson,
] as const satisfies readonly Call[];
