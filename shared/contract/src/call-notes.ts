/** What documentation and tests know of every call beside its shapes. No page imports it: it would weigh on them. */
import type { z } from "zod";
import { Cart } from "./cart.ts";
import type { Contract } from "./contract.ts";
import { PaymentRefusal } from "./orders.ts";
import { Problem } from "./problem.ts";

export type Noun =
  | "session"
  | "account"
  | "profile"
  | "design"
  | "product"
  | "content"
  | "cart"
  | "payment"
  | "order"
  | "invoice"
  | "message"
  | "search";

/** Statuses that a call answers by a rule of the shop; those of its shape (a 404 of a path with a parameter) are known. */
export type RefusalStatus = 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503;

export interface CallNotes {
  noun: Noun;
  /** One sentence: what it is for. */
  summary: string;
  /** Nobody but a customer who is signed in may call; everybody else is answered 401. */
  signedIn?: true;
  refusals?: { [Status in RefusalStatus]?: z.ZodType };
}

const CartProblem = Problem.extend({ cart: Cart.optional() });
const [limited, impossible] = [{ 429: Problem }, { 422: Problem }];
const signedIn = true;

export const callNotes: { [Name in keyof Contract]: CallNotes } = {
  getSession: { noun: "session", summary: "Says whether somebody is signed in, and who." },
  getCsrf: { noun: "session", summary: "Sets both cookies and answers the token that every write carries." },
  signup: {
    noun: "account",
    summary: "Makes an account; from the verification page, sets its first password.",
    refusals: { 403: Problem, 409: Problem, ...impossible, ...limited },
  },
  login: {
    noun: "account",
    summary: "Signs in; the visitor's cart joins the account's.",
    refusals: { 409: Problem, ...impossible, ...limited },
  },
  logout: { noun: "account", summary: "Ends this session." },
  verifyEmail: { noun: "account", summary: "Shows the link that was mailed to a new account." },
  resendVerification: {
    noun: "account",
    summary: "Mails the verification link once more.",
    refusals: limited,
  },
  forgotPassword: {
    noun: "account",
    summary: "Mails a link by which a new password is set.",
    refusals: limited,
  },
  resetPassword: {
    noun: "account",
    summary: "Sets a new password by the link, and ends every session of the account.",
    refusals: impossible,
  },
  viewUserInfo: { noun: "profile", summary: "Answers the customer's name and shipping address.", signedIn },
  updateUserInfo: { noun: "profile", summary: "Changes the customer's name and shipping address.", signedIn },
  getUserEmail: { noun: "profile", summary: "Answers the account's e-mail address.", signedIn },
  resetUserEmail: {
    noun: "profile",
    summary: "Asks for another e-mail address, which has to be confirmed.",
    signedIn,
    refusals: { ...impossible, ...limited },
  },
  confirmUserEmail: {
    noun: "profile",
    summary: "Confirms the new e-mail address by its link.",
    signedIn,
    refusals: { 409: Problem },
  },
  resetUserPassword: {
    noun: "profile",
    summary: "Changes the password, and ends every session of the account.",
    signedIn,
    refusals: { ...impossible, ...limited },
  },
  listDesigns: { noun: "profile", summary: "Lists the customer's saved designs.", signedIn },
  saveDesign: { noun: "profile", summary: "Saves a design by its SKU.", signedIn, refusals: impossible },
  renameDesign: { noun: "profile", summary: "Names a saved design.", signedIn },
  deleteDesign: { noun: "profile", summary: "Deletes a saved design.", signedIn },
  viewSharedDesign: { noun: "design", summary: "Shows a design that somebody shares." },
  getLatestBlogs: { noun: "content", summary: "Lists the blog posts, the newest first." },
  getBlog: { noun: "content", summary: "Answers a blog post." },
  getLatestFeaturedProducts: { noun: "product", summary: "Lists the featured products." },
  loadFeaturedProductPage: {
    noun: "product",
    summary: "Answers a featured product by its catalogue number.",
  },
  getProductPage: { noun: "content", summary: "Answers the page of a product category." },
  getServicePage: { noun: "content", summary: "Answers the page of a service." },
  getPolicyPage: {
    noun: "content",
    summary: "Answers terms, privacy, shipping or returns.",
  },
  getProtocol: {
    noun: "content",
    summary: "Answers the bench protocol of a function in a structure, and where it lies as a PDF.",
  },
  loadCategories: { noun: "design", summary: "Lists the categories of designs." },
  getFunctionTypes: {
    noun: "design",
    summary: "Lists the functions of a category.",
    refusals: impossible,
  },
  getStructureTypes: {
    noun: "design",
    summary: "Lists all structures, and says which of them a function comes in.",
    refusals: impossible,
  },
  getCodePParameters: {
    noun: "design",
    summary: "Lists the parts that a function offers in a structure.",
    refusals: impossible,
  },
  getProductSku: { noun: "design", summary: "Answers the SKU of a design.", refusals: impossible },
  getGeneTable: { noun: "design", summary: "Finds genes by symbol or alias." },
  getProductSummary: {
    noun: "product",
    summary: "Spells out a design by its SKU: parts, plasmids, cargo, prices.",
  },
  getDeliveryFormatTable: {
    noun: "product",
    summary: "Lists the formats and prices in which a design is delivered.",
    refusals: impossible,
  },
  getCart: { noun: "cart", summary: "Answers the visitor's cart." },
  changeCart: {
    noun: "cart",
    summary: "Adds to the cart, changes a quantity, takes a line out or empties it.",
    refusals: { 404: CartProblem, 409: CartProblem, 422: CartProblem },
  },
  addQuoteToCart: {
    noun: "cart",
    summary: "Adds the lines of a quote to the cart, at its prices.",
    refusals: { 403: Problem, 409: Problem, 422: CartProblem },
  },
  createPayment: {
    noun: "payment",
    summary: "Opens a payment with the provider: for the cart, its credit portion, or an invoice.",
    signedIn,
    refusals: { 404: Problem, 409: CartProblem, 502: Problem, 503: Problem },
  },
  capturePayment: {
    noun: "payment",
    summary: "Takes the money and places the order, or pays an invoice; repeated, it answers the same.",
    signedIn,
    refusals: {
      409: CartProblem,
      422: PaymentRefusal,
      ...limited,
      502: Problem.or(PaymentRefusal),
      503: Problem,
    },
  },
  payWithPurchaseOrder: {
    noun: "payment",
    summary: "Places an order of 100 to below 1000 by purchase order; repeated, it answers the same.",
    signedIn,
    refusals: { 409: CartProblem, 413: Problem, 415: Problem, 422: Problem },
  },
  capturePurchaseOrder: {
    noun: "payment",
    summary: "From 1000 on takes half of the money and a purchase order for the rest: both or neither.",
    signedIn,
    refusals: {
      409: CartProblem,
      413: Problem,
      415: Problem,
      422: Problem.or(PaymentRefusal),
      ...limited,
      502: Problem.or(PaymentRefusal),
      503: Problem,
    },
  },
  getInvoice: { noun: "invoice", summary: "Answers the invoice of an order.", signedIn },
  viewOrder: {
    noun: "order",
    summary: "Answers an order by number, payment token or capture id.",
    signedIn,
  },
  viewOrders: { noun: "order", summary: "Lists the lines of the customer's orders.", signedIn },
  viewCloningCrisprOrders: { noun: "order", summary: "Lists the lines of the class CRISPR.", signedIn },
  viewCloningOverexpressionOrders: {
    noun: "order",
    summary: "Lists the lines of the class Overexpression.",
    signedIn,
  },
  viewCloningRnaiOrders: { noun: "order", summary: "Lists the lines of the class RNAi.", signedIn },
  getTax: { noun: "payment", summary: "Looks up the sales tax of a ZIP code.", refusals: { 503: Problem } },
  search: { noun: "search", summary: "Searches supplies, stock, services, genes and functions." },
  suggest: { noun: "search", summary: "Suggests genes, products and pages while a query is typed." },
  contactUs: { noun: "message", summary: "Sends a message to the store.", refusals: limited },
  requestQuote: { noun: "message", summary: "Asks for a quote.", refusals: limited },
};
