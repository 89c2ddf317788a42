import type { Call } from './call.ts';
import { acceptOrder } from './calls/accept-order.ts';
import { acceptWebsiteRequest } from './calls/accept-website-request.ts';
import { addOrderNote } from './calls/add-order-note.ts';
import { addRequestVersion } from './calls/add-request-version.ts';
import { answerRequestAsk } from './calls/answer-request-ask.ts';
import { answerRequestVersion } from './calls/answer-request-version.ts';
import { askStockAlert } from './calls/ask-stock-alert.ts';
import { assignRequest } from './calls/assign-request.ts';
import { assignUserWebsite } from './calls/assign-user-website.ts';
import { bookRequestCall } from './calls/book-request-call.ts';
import { cancelRequestCall } from './calls/cancel-request-call.ts';
import { cancelReturn } from './calls/cancel-return.ts';
import { changeAddress } from './calls/change-address.ts';
import { changePermissions } from './calls/change-permissions.ts';
import { checkReturn } from './calls/check-return.ts';
import { confirmStockAlert } from './calls/confirm-stock-alert.ts';
import { correctCommission } from './calls/correct-commission.ts';
import { correctWebsiteRequest } from './calls/correct-website-request.ts';
import { countEmbed } from './calls/count-embed.ts';
import { countRequestDesk } from './calls/count-request-desk.ts';
import { createAddress } from './calls/create-address.ts';
import { createBusiness } from './calls/create-business.ts';
import { createCategory } from './calls/create-category.ts';
import { createEmbed } from './calls/create-embed.ts';
import { createFileTicket } from './calls/create-file-ticket.ts';
import { createGuestWebsiteRequest } from './calls/create-guest-website-request.ts';
import { createOrder } from './calls/create-order.ts';
import { createPartner } from './calls/create-partner.ts';
import { createPaymentIntent } from './calls/create-payment-intent.ts';
import { createProduct } from './calls/create-product.ts';
import { createRequestAsk } from './calls/create-request-ask.ts';
import { createReturn } from './calls/create-return.ts';
import { createSavedAnswer } from './calls/create-saved-answer.ts';
import { createUploadTicket } from './calls/create-upload-ticket.ts';
import { createUserEmbed } from './calls/create-user-embed.ts';
import { createWebsiteRequest } from './calls/create-website-request.ts';
import { createWithdrawal } from './calls/create-withdrawal.ts';
import { deleteAddress } from './calls/delete-address.ts';
import { deleteBusiness } from './calls/delete-business.ts';
import { deleteProduct } from './calls/delete-product.ts';
import { deleteSavedAnswer } from './calls/delete-saved-answer.ts';
import { editRequestMessage } from './calls/edit-request-message.ts';
import { endCategory } from './calls/end-category.ts';
import { endPartner } from './calls/end-partner.ts';
import { endStaff } from './calls/end-staff.ts';
import { endStockAlerts } from './calls/end-stock-alerts.ts';
import { endUserWebsite } from './calls/end-user-website.ts';
import { erasePerson } from './calls/erase-person.ts';
import { exchangeToken } from './calls/exchange-token.ts';
import { forgotPassword } from './calls/forgot-password.ts';
import { getCommissionPayment } from './calls/get-commission-payment.ts';
import { getCounts } from './calls/get-counts.ts';
import { getCustomer } from './calls/get-customer.ts';
import { getEmbedCounts } from './calls/get-embed-counts.ts';
import { getEmbedState } from './calls/get-embed-state.ts';
import { getFigures } from './calls/get-figures.ts';
import { getGoneProduct } from './calls/get-gone-product.ts';
import { getMailSettings } from './calls/get-mail-settings.ts';
import { getOrder } from './calls/get-order.ts';
import { getOrderPage } from './calls/get-order-page.ts';
import { getPayee } from './calls/get-payee.ts';
import { getProduct } from './calls/get-product.ts';
import { getProfile } from './calls/get-profile.ts';
import { getRequestAssignee } from './calls/get-request-assignee.ts';
import { getRequestCall } from './calls/get-request-call.ts';
import { getSettings } from './calls/get-settings.ts';
import { getStatistics } from './calls/get-statistics.ts';
import { getWebsiteRequest } from './calls/get-website-request.ts';
import { googleLogin } from './calls/google-login.ts';
import { inviteStaff } from './calls/invite-staff.ts';
import { listAddresses } from './calls/list-addresses.ts';
import { listAllBusinesses } from './calls/list-all-businesses.ts';
import { listAllCommissions } from './calls/list-all-commissions.ts';
import { listAllUserWebsites } from './calls/list-all-user-websites.ts';
import { listAllWebsiteRequests } from './calls/list-all-website-requests.ts';
import { listArrivals } from './calls/list-arrivals.ts';
import { listAuditEntries } from './calls/list-audit-entries.ts';
import { listBusinesses } from './calls/list-businesses.ts';
import { listCategories } from './calls/list-categories.ts';
import { listCommissions } from './calls/list-commissions.ts';
import { listEmbeds } from './calls/list-embeds.ts';
import { listFirstProducts } from './calls/list-first-products.ts';
import { listFirstRequests } from './calls/list-first-requests.ts';
import { listFirstUsers } from './calls/list-first-users.ts';
import { listMyOrders } from './calls/list-my-orders.ts';
import { listNotifications } from './calls/list-notifications.ts';
import { listOrderReturns } from './calls/list-order-returns.ts';
import { listOrders } from './calls/list-orders.ts';
import { listPartnerSales } from './calls/list-partner-sales.ts';
import { listPartners } from './calls/list-partners.ts';
import { listPermissionGivers } from './calls/list-permission-givers.ts';
import { listProducts } from './calls/list-products.ts';
import { listRequestAsks } from './calls/list-request-asks.ts';
import { listRequestColleagues } from './calls/list-request-colleagues.ts';
import { listRequestDesk } from './calls/list-request-desk.ts';
import { listRequestMessages } from './calls/list-request-messages.ts';
import { listRequestVersions } from './calls/list-request-versions.ts';
import { listReturns } from './calls/list-returns.ts';
import { listSavedAnswers } from './calls/list-saved-answers.ts';
import { listSettingVersions } from './calls/list-setting-versions.ts';
import { listSettings } from './calls/list-settings.ts';
import { listStaff } from './calls/list-staff.ts';
import { listUnplacedPayments } from './calls/list-unplaced-payments.ts';
import { listUserEmbeds } from './calls/list-user-embeds.ts';
import { listUserWebsiteRequests } from './calls/list-user-website-requests.ts';
import { listUserWebsites } from './calls/list-user-websites.ts';
import { listUsers } from './calls/list-users.ts';
import { listWebsiteRequests } from './calls/list-website-requests.ts';
import { listWithdrawals } from './calls/list-withdrawals.ts';
import { login } from './calls/login.ts';
import { logout } from './calls/logout.ts';
import { lookUpPayment } from './calls/look-up-payment.ts';
import { mailArrivals } from './calls/mail-arrivals.ts';
import { markAllNotificationsRead } from './calls/mark-all-notifications-read.ts';
import { markNotificationRead } from './calls/mark-notification-read.ts';
import { markRequestRead } from './calls/mark-request-read.ts';
import { matchPayment } from './calls/match-payment.ts';
import { openRequestVersion } from './calls/open-request-version.ts';
import { orderCategories } from './calls/order-categories.ts';
import { previewMail } from './calls/preview-mail.ts';
import { receiveReturn } from './calls/receive-return.ts';
import { refundCommission } from './calls/refund-commission.ts';
import { refundOrder } from './calls/refund-order.ts';
import { refundPayment } from './calls/refund-payment.ts';
import { refundReturn } from './calls/refund-return.ts';
import { refuseReturn } from './calls/refuse-return.ts';
import { register } from './calls/register.ts';
import { remindCommission } from './calls/remind-commission.ts';
import { renameCategory } from './calls/rename-category.ts';
import { renewPartnerKey } from './calls/renew-partner-key.ts';
import { resendOrderConfirmation } from './calls/resend-order-confirmation.ts';
import { resetPassword } from './calls/reset-password.ts';
import { restoreProduct } from './calls/restore-product.ts';
import { revokePartnerKey } from './calls/revoke-partner-key.ts';
import { searchConsole } from './calls/search-console.ts';
import { seeArrivals } from './calls/see-arrivals.ts';
import { sendOrderLink } from './calls/send-order-link.ts';
import { sendRequestMessage } from './calls/send-request-message.ts';
import { sendTestMail } from './calls/send-test-mail.ts';
import { sendVerification } from './calls/send-verification.ts';
import { setCommissionInvoice } from './calls/set-commission-invoice.ts';
import { setCommissionPaid } from './calls/set-commission-paid.ts';
import { setOrderInvoice } from './calls/set-order-invoice.ts';
import { setOrderTracking } from './calls/set-order-tracking.ts';
import { startCommissionPayment } from './calls/start-commission-payment.ts';
import { streamChanges } from './calls/stream-changes.ts';
import { tellCommissionTransfer } from './calls/tell-commission-transfer.ts';
import { tickRequestPoint } from './calls/tick-request-point.ts';
import { undoOrderAcceptance } from './calls/undo-order-acceptance.ts';
import { undoOrderStatus } from './calls/undo-order-status.ts';
import { undoReturnStep } from './calls/undo-return-step.ts';
import { updateAddress } from './calls/update-address.ts';
import { updateBusiness } from './calls/update-business.ts';
import { updateCallHours } from './calls/update-call-hours.ts';
import { updateClosedDays } from './calls/update-closed-days.ts';
import { updateDelivery } from './calls/update-delivery.ts';
import { updateEmbed } from './calls/update-embed.ts';
import { updateMailSettings } from './calls/update-mail-settings.ts';
import { updateMailTexts } from './calls/update-mail-texts.ts';
import { updateOrderStatus } from './calls/update-order-status.ts';
import { updatePartner } from './calls/update-partner.ts';
import { updateProduct } from './calls/update-product.ts';
import { updateProfile } from './calls/update-profile.ts';
import { updateRequestStatus } from './calls/update-request-status.ts';
import { updateSavedAnswer } from './calls/update-saved-answer.ts';
import { updateUserEmbed } from './calls/update-user-embed.ts';
import { updateUserWebsite } from './calls/update-user-website.ts';
import { validateToken } from './calls/validate-token.ts';
import { verifyEmail } from './calls/verify-email.ts';
import { withdrawInvitation } from './calls/withdraw-invitation.ts';
import { withdrawRequestAsk } from './calls/withdraw-request-ask.ts';
import { withdrawRequestMessage } from './calls/withdraw-request-message.ts';
import { withdrawWebsiteRequest } from './calls/withdraw-website-request.ts';

/**
 * Every call of the contract, for the backend, its OpenAPI document and the conformance check only: browser
 * code imports single calls, because this list contains all schemas.
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
  getOrderPage,
  listEmbeds,
  listUserEmbeds,
  sendOrderLink,
  setOrderInvoice,
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
  getStatistics,
  listCategories,
  createCategory,
  createEmbed,
  createUserEmbed,
  renameCategory,
  orderCategories,
  endCategory,
  listCommissions,
  startCommissionPayment,
  getCommissionPayment,
  getPayee,
  tellCommissionTransfer,
  refundCommission,
  correctCommission,
  remindCommission,
  listMyOrders,
  listNotifications,
  listOrders,
  listPartners,
  listProducts,
  listFirstProducts,
  listUnplacedPayments,
  listUserWebsiteRequests,
  listUserWebsites,
  listUsers,
  listFirstUsers,
  listFirstRequests,
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
  updateEmbed,
  updateUserEmbed,
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
  searchConsole,
  getCustomer,
  getEmbedCounts,
  listReturns,
  listOrderReturns,
  createReturn,
  receiveReturn,
  checkReturn,
  refuseReturn,
  cancelReturn,
  undoReturnStep,
  refundReturn,
  refundOrder,
  getCounts,
  getFigures,
  listArrivals,
  seeArrivals,
  mailArrivals,
  endPartner,
  endUserWebsite,
  renewPartnerKey,
  revokePartnerKey,
  updatePartner,
  updateUserWebsite,
  restoreProduct,
  getGoneProduct,
  askStockAlert,
  confirmStockAlert,
  endStockAlerts,
  listAddresses,
  createAddress,
  changeAddress,
  deleteAddress,
  createFileTicket,
  editRequestMessage,
  listRequestMessages,
  markRequestRead,
  sendRequestMessage,
  withdrawRequestMessage,
  listRequestAsks,
  createRequestAsk,
  answerRequestAsk,
  withdrawRequestAsk,
  correctWebsiteRequest,
  countEmbed,
  getEmbedState,
  withdrawWebsiteRequest,
  listRequestDesk,
  countRequestDesk,
  listRequestColleagues,
  getRequestAssignee,
  assignRequest,
  getRequestCall,
  bookRequestCall,
  cancelRequestCall,
  updateCallHours,
  listSavedAnswers,
  createSavedAnswer,
  updateSavedAnswer,
  deleteSavedAnswer,
  getMailSettings,
  updateMailSettings,
  addRequestVersion,
  answerRequestVersion,
  listRequestVersions,
  openRequestVersion,
  tickRequestPoint,
  listPartnerSales,
] as const satisfies readonly Call[];
