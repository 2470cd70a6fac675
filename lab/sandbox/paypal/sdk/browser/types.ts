/** Types of PayPal's JavaScript SDK (v5), as a page uses it. */

export type FieldKind = "name" | "number" | "expiry" | "cvv";

export interface Validity {
  isValid: boolean;
  isPotentiallyValid: boolean;
}

export interface FieldState extends Validity {
  isEmpty: boolean;
  isFocused: boolean;
}

export interface CardType {
  type: string;
  niceType: string;
  code: { code: string; size: number };
}

export interface CardFieldsState {
  cards: CardType[];
  emittedBy?: FieldKind;
  isFormValid: boolean;
  errors: string[];
  fields: Record<string, FieldState>;
}

type InputEvent = (state: CardFieldsState) => void;

export interface InputEvents {
  onChange?: InputEvent;
  onFocus?: InputEvent;
  onBlur?: InputEvent;
  onInputSubmitRequest?: InputEvent;
}

/** CSS properties by selector. */
export type CardStyle = Record<string, Record<string, string>>;

export interface FieldOptions {
  placeholder?: string;
  style?: CardStyle;
  inputEvents?: InputEvents;
}

export interface CardFieldsProps {
  createOrder: (data: object, actions: object) => Promise<string>;
  onApprove: (data: { orderID: string; liabilityShift?: string }) => unknown;
  /** Called when the buyer cancels the confirmation that their bank asks for. */
  onCancel?: () => unknown;
  style?: CardStyle;
  onError?: (error: unknown) => void;
  inputEvents?: InputEvents;
}

export interface BillingAddress {
  addressLine1?: string;
  addressLine2?: string;
  adminArea2?: string;
  adminArea1?: string;
  postalCode?: string;
  countryCode?: string;
}

export interface SubmitOptions {
  name?: string;
  billingAddress?: BillingAddress;
}

/** A rendered field of a card form. */
export interface MountedField {
  kind: FieldKind;
  value(): string;
  isFocused(): boolean;
}

export interface ClickActions {
  resolve(): Promise<boolean>;
  reject(): Promise<boolean>;
}

export interface ApproveData {
  orderID: string;
  payerID: string;
  paymentSource: string;
}

export interface ApproveActions {
  restart(): Promise<void>;
  redirect(url: string): void;
  order: { get(): Promise<SandboxOrder> };
}

export interface ButtonsProps {
  fundingSource?: string;
  style?: { label?: string };
  createOrder: (data: object, actions: object) => Promise<string>;
  onApprove: (data: ApproveData, actions: ApproveActions) => unknown;
  onInit?: (data: object, actions: { enable(): Promise<void>; disable(): Promise<void> }) => void;
  onClick?: (data: object, actions: ClickActions) => unknown;
  onCancel?: (data: { orderID: string }, actions: object) => unknown;
  onError?: (error: unknown) => void;
}

/** An order in the responses of the sandbox to the script. */
export interface SandboxOrder {
  id: string;
  status: string;
  payer?: { payer_id: string };
  /** The result of the check by 3-D Secure. */
  liabilityShift?: string;
  purchase_units: { amount: { currency_code: string; value: string } }[];
}

export interface PayableOrder extends SandboxOrder {
  outcomes: { behaviour: string; effect: string }[];
}

export interface Client {
  order(id: string): Promise<PayableOrder>;
  approve(id: string, behaviour: string): Promise<SandboxOrder>;
  answerChallenge(id: string, isPassed: boolean): Promise<SandboxOrder>;
  confirmCard(id: string, card: object): Promise<SandboxOrder>;
}
