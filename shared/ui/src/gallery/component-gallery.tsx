import type { ReactNode } from "react";
import { FactList } from "../content/fact-list.tsx";
import { Hatch } from "../content/hatch.tsx";
import { PartKindDot } from "../content/part-kind-dot.tsx";
import { PaymentMarks } from "../content/payment-marks.tsx";
import { ProductName } from "../content/product-name.tsx";
import { RichText } from "../content/rich-text.tsx";
import { SequenceText } from "../content/sequence-text.tsx";
import { Table } from "../content/table.tsx";
import { Button, LinkButton } from "../controls/button.tsx";
import { ICON_NAMES, Icon } from "../controls/icon.tsx";
import { Alert } from "../feedback/alert.tsx";
import { ResendVerification } from "../feedback/resend-verification.tsx";
import { Field, SelectField, TextAreaField } from "../forms/field.tsx";
import { FieldGrid, WideField } from "../forms/field-grid.tsx";
import { Form, SubmitButton } from "../forms/form.tsx";
import { QuantityField } from "../forms/quantity-field.tsx";
import { SearchInput } from "../forms/search-input.tsx";
import { StateField } from "../forms/state-field.tsx";
import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import { Page } from "../layout/page.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Availability } from "../orders/availability.tsx";
import { BoxList } from "../orders/box-list.tsx";
import { CartLineState } from "../orders/cart-line.tsx";
import { OrderAgain } from "../orders/order-again.tsx";
import { OrderDetails } from "../orders/order-details.tsx";
import { OrderItems } from "../orders/order-items.tsx";
import { OrderTotals } from "../orders/order-totals.tsx";
import { PostalAddress } from "../orders/postal-address.tsx";
import { Price } from "../orders/price.tsx";
import { ProductLines } from "../orders/product-lines.tsx";
import { SpecificationList } from "../orders/specification-list.tsx";
import { DialogExample, PaginatorExample, QuantityExample, TabsExample } from "./interactive-examples.tsx";
import { SAMPLE_BOX, SAMPLE_ITEMS, SAMPLE_ORDER, SAMPLE_SPECIFICATION } from "./sample-orders.tsx";

const SAMPLE_ERROR = { message: "This field is required." };
const SAMPLE_FACTS = [
  { label: "Serotype", value: "9" },
  { label: "Note", value: "A long note of the customer. ".repeat(12) },
];
const OPTIONS = ["Lentivirus", "Plasmid"].map((name) => <option key={name}>{name}</option>);

const SAMPLE_KIT = {
  product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
  title: "TP53 knock-out, all-in-one lentiviral vector",
};

/** The states of every component by file name. Shown at `/ui` in development. */
export const COMPONENT_GALLERY: Record<string, Record<string, ReactNode>> = {
  alert: {
    error: <Alert kind="error">The card was declined.</Alert>,
    success: <Alert kind="success">Information updated successfully!</Alert>,
    notice: <Alert kind="notice">For research use only.</Alert>,
  },
  availability: {
    ready: (
      <Availability line={{ quantity: 2, ready_quantity: 2, ready_days: 3, made_to_order_days: null }} />
    ),
    "two dates": (
      <Availability line={{ quantity: 3, ready_quantity: 2, ready_days: 3, made_to_order_days: 35 }} />
    ),
    "made to order": (
      <Availability line={{ quantity: 1, ready_quantity: 0, ready_days: null, made_to_order_days: 35 }} />
    ),
  },
  "order-totals": {
    "with shipping": (
      <OrderTotals
        amounts={{ quantity: 3, subtotalCents: 125_050, shippingCents: 4_500, totalCents: 129_550 }}
      />
    ),
    "free shipping": (
      <OrderTotals amounts={{ quantity: 1, subtotalCents: 9_900, shippingCents: 0, totalCents: 9_900 }} />
    ),
  },
  "box-list": { "three things": <BoxList box={SAMPLE_BOX} /> },
  breadcrumbs: {
    "two levels": (
      <Breadcrumbs
        trail={[
          { name: "Lab Supplies", to: "/services/lab-supplies" },
          { name: "SYBR qPCR mix 2×", to: "/product/featured/QP-2001" },
        ]}
      />
    ),
  },
  button: {
    filled: <Button>Add to Cart</Button>,
    outlined: <Button variant="outlined">Clear</Button>,
    text: <Button variant="text">Remove</Button>,
    small: <Button small>Rename</Button>,
    disabled: <Button disabled>Add to Cart</Button>,
    wide: <Button wide>Check out</Button>,
    link: <LinkButton to="/ui">Design a vector</LinkButton>,
    "outlined link": (
      <LinkButton to="/ui" variant="outlined">
        Search the store
      </LinkButton>
    ),
  },
  "cart-line": {
    loading: <CartLineState line={{ state: "loading" }} instead="" />,
    gone: <CartLineState line={{ state: "gone" }} instead="Choose a format to order it again." />,
    failed: (
      <CartLineState
        line={{ state: "failed", message: "The store is not available.", retry: () => {} }}
        instead=""
      />
    ),
  },
  dialog: { modal: <DialogExample /> },
  "fact-list": { "two facts": <FactList facts={SAMPLE_FACTS} /> },
  field: {
    plain: <Field label="Name" defaultValue="Ada" />,
    "with a hint": <Field label="Gene" hint="A symbol or an id" placeholder="TP53" optional />,
    "with an error": <Field label="Email" error={SAMPLE_ERROR} />,
    disabled: <Field label="Email" defaultValue="ada@example.org" disabled />,
    "multi-line": <TextAreaField label="Message" defaultValue={"Two lines\nof text"} />,
    "multi-line with an error": <TextAreaField label="Message" error={SAMPLE_ERROR} />,
    select: <SelectField label="Delivery format">{OPTIONS}</SelectField>,
    "select with an error": (
      <SelectField label="Delivery format" error={SAMPLE_ERROR}>
        {OPTIONS}
      </SelectField>
    ),
  },
  "field-grid": {
    "two columns": (
      <FieldGrid>
        <Field label="First name" />
        <Field label="Last name" />
        <WideField label="Institution" />
      </FieldGrid>
    ),
  },
  form: {
    plain: (
      <Form onSubmit={(event) => event.preventDefault()}>
        <Field label="Code" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
    pending: <SubmitButton pending>Send</SubmitButton>,
    "with an error": (
      <Form problem={{ message: "The store could not be reached. Please try again." }}>
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
  },
  hatch: {
    "filled shape": (
      <svg width={72} height={24} role="img" aria-label="Schematic feature" stroke="currentColor">
        <Hatch id="gallery-hatch" />
        <rect width={72} height={24} fill="url(#gallery-hatch)" />
      </svg>
    ),
  },
  icon: Object.fromEntries(ICON_NAMES.map((name) => [name, <Icon key={name} name={name} />])),
  "order-again": { button: <OrderAgain orderNumber="10001" wide /> },
  "order-details": { "paid by card": <OrderDetails order={SAMPLE_ORDER} /> },
  "order-items": { "two items": <OrderItems items={SAMPLE_ITEMS} /> },
  page: { reading: <Page width="reading">The column of a text or a single form.</Page> },
  "part-kind-dot": {
    promoter: <PartKindDot kind="promoter" />,
    effector: <PartKindDot kind="effector" />,
  },
  paginator: {
    default: <PaginatorExample />,
    empty: <PaginatorExample total={0} />,
    "uncounted total": <PaginatorExample total={1000} totalText="1000+" />,
  },
  "payment-marks": { all: <PaymentMarks />, "cards only": <PaymentMarks cardsOnly /> },
  "postal-address": {
    laboratory: (
      <PostalAddress
        name="Ada Lovelace"
        address={{
          ...SAMPLE_ORDER.shipping_address,
          institution: "Example Institute",
          attention: "Byron Lab",
        }}
      />
    ),
  },
  price: {
    plain: <Price unitPrice={425} />,
    discounted: <Price unitPrice={340} listPrice={425} onDiscount />,
  },
  "product-lines": {
    "a design": <ProductLines product={SAMPLE_KIT} />,
    "another product": (
      <p>
        <ProductLines product={{ product_name: "SYBR qPCR mix 2×, 5 mL" }} />
      </p>
    ),
  },
  "product-name": { "a kit": <ProductName name={SAMPLE_KIT.product_name} /> },
  "quantity-field": {
    default: <QuantityExample />,
    "with a heading": <QuantityExample heading="Quantity" />,
    disabled: <QuantityField label="Quantity of Polybrene" quantity={1} onChange={() => {}} disabled />,
  },
  "resend-verification": { button: <ResendVerification email="ada@example.org" small /> },
  "rich-text": {
    "with headings, links and lists": (
      <RichText html="<h2>From repeat to repeat</h2><p>A vector has <a href='/ui'>parts</a>.</p><ul><li>One</li></ul>" />
    ),
  },
  "search-input": {
    empty: <SearchInput aria-label="Gene" placeholder="Gene" />,
    "with a text": <SearchInput aria-label="Gene" placeholder="Gene" defaultValue="TP53" />,
  },
  "sequence-text": { "a long sequence": <SequenceText name="Insert" bases={"ACGT".repeat(500)} /> },
  "specification-list": { "a knock-in": <SpecificationList specification={SAMPLE_SPECIFICATION} /> },
  "state-field": {
    plain: <StateField />,
    "with territories": <StateField hasTerritories />,
    "with an error": <StateField error={SAMPLE_ERROR} />,
  },
  table: {
    default: (
      <Table>
        <thead>
          <tr>
            <th scope="col">Catalog number</th>
            <th scope="col">Product</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>LS-4711</td>
            <td>Polybrene, 1 ml</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  tabs: { default: <TabsExample /> },
  "visually-hidden": { "for screen readers only": <VisuallyHidden>List price</VisuallyHidden> },
};
