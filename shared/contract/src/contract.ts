/** The one table of calls. The API serves it, clients are typed by it, tests' fakes parse with it. */
import * as accounts from "./accounts.ts";
import * as blogs from "./blogs.ts";
import * as cart from "./cart.ts";
import * as contact from "./contact.ts";
import * as design from "./design.ts";
import * as featured from "./featured.ts";
import * as forgotten from "./forgotten-password.ts";
import * as genes from "./genes.ts";
import * as invoices from "./invoices.ts";
import * as orderList from "./order-list.ts";
import * as orders from "./orders.ts";
import * as pages from "./pages.ts";
import * as product from "./product.ts";
import * as profile from "./profile.ts";
import * as protocols from "./protocols.ts";
import * as purchaseOrders from "./purchase-orders.ts";
import * as quoteRequests from "./quote-requests.ts";
import * as quotes from "./quotes.ts";
import * as designs from "./saved-designs.ts";
import * as search from "./search.ts";
import * as session from "./session.ts";

export const contract = {
  getSession: session.getSession,
  getCsrf: session.getCsrf,
  signup: accounts.signup,
  login: accounts.login,
  logout: accounts.logout,
  verifyEmail: accounts.verifyEmail,
  resendVerification: accounts.resendVerification,
  forgotPassword: forgotten.forgotPassword,
  resetPassword: forgotten.resetPassword,
  viewUserInfo: accounts.viewUserInfo,
  updateUserInfo: profile.updateUserInfo,
  getUserEmail: profile.getUserEmail,
  resetUserEmail: profile.resetUserEmail,
  confirmUserEmail: profile.confirmUserEmail,
  resetUserPassword: profile.resetUserPassword,
  listDesigns: designs.listDesigns,
  saveDesign: designs.saveDesign,
  renameDesign: designs.renameDesign,
  deleteDesign: designs.deleteDesign,
  viewSharedDesign: designs.viewSharedDesign,
  getLatestBlogs: blogs.getLatestBlogs,
  getBlog: blogs.getBlog,
  getLatestFeaturedProducts: featured.getLatestFeaturedProducts,
  loadFeaturedProductPage: featured.loadFeaturedProductPage,
  getProductPage: pages.getProductPage,
  getServicePage: pages.getServicePage,
  getPolicyPage: pages.getPolicyPage,
  getProtocol: protocols.getProtocol,
  loadCategories: design.loadCategories,
  getFunctionTypes: design.getFunctionTypes,
  getStructureTypes: design.getStructureTypes,
  getCodePParameters: design.getCodePParameters,
  getProductSku: design.getProductSku,
  getGeneTable: genes.getGeneTable,
  getProductSummary: product.getProductSummary,
  getDeliveryFormatTable: product.getDeliveryFormatTable,
  getCart: cart.getCart,
  changeCart: cart.changeCart,
  addQuoteToCart: quotes.addQuoteToCart,
  createPayment: orders.createPayment,
  capturePayment: orders.capturePayment,
  payWithPurchaseOrder: purchaseOrders.payWithPurchaseOrder,
  capturePurchaseOrder: purchaseOrders.capturePurchaseOrder,
  getInvoice: invoices.getInvoice,
  viewOrder: orders.viewOrder,
  viewOrders: orderList.viewOrders,
  viewCloningCrisprOrders: orderList.viewCloningCrisprOrders,
  viewCloningOverexpressionOrders: orderList.viewCloningOverexpressionOrders,
  viewCloningRnaiOrders: orderList.viewCloningRnaiOrders,
  getTax: orders.getTax,
  search: search.search,
  suggest: search.suggest,
  contactUs: contact.contactUs,
  requestQuote: quoteRequests.requestQuote,
};
export type Contract = typeof contract;
