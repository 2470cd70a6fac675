import { type ReactNode, useState } from "react";
import { Alert } from "./alert.tsx";
import { AmountList } from "./amount-list.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Button, LinkButton } from "./button.tsx";
import { Field, SelectField, TextAreaField } from "./field.tsx";
import { Form, SubmitButton } from "./form.tsx";
import { AN_ORDER, SOME_LINES } from "./gallery-data.tsx";
import { ICON_NAMES, Icon } from "./icon.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { Page } from "./page.tsx";
import { Paginator } from "./paginator.tsx";
import { Price } from "./price.tsx";
import { RichText } from "./rich-text.tsx";
import { StateField } from "./state-field.tsx";
import { Tabs } from "./tabs.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const AN_ERROR = { message: "This field is required." };
const OPTIONS = ["Lentivirus", "Plasmid"].map((name) => <option key={name}>{name}</option>);

/** Every part of the design system in its states, by the name of its file. Shown at `/ui` in development. */
export const GALLERY: Record<string, Record<string, ReactNode>> = {
  alert: {
    error: <Alert kind="error">The card was declined.</Alert>,
    success: <Alert kind="success">Information updated successfully!</Alert>,
    notice: <Alert kind="notice">For research use only.</Alert>,
  },
  "amount-list": {
    "with shipping": (
      <AmountList
        amounts={{ quantity: 3, subtotalCents: 125_050, shippingCents: 4_500, totalCents: 129_550 }}
      />
    ),
    "free shipping": (
      <AmountList amounts={{ quantity: 1, subtotalCents: 9_900, shippingCents: 0, totalCents: 9_900 }} />
    ),
  },
  breadcrumbs: {
    "of a supply": (
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
    quiet: <Button manner="quiet">Clear</Button>,
    plain: <Button manner="plain">Remove</Button>,
    small: <Button small>Rename</Button>,
    disabled: <Button disabled>Add to Cart</Button>,
    wide: <Button wide>Check out</Button>,
    "a link": <LinkButton to="/ui">Design a vector</LinkButton>,
    "a quiet link": (
      <LinkButton to="/ui" manner="quiet">
        Search the store
      </LinkButton>
    ),
  },
  field: {
    plain: <Field label="Name" defaultValue="Ada" />,
    "with a hint": <Field label="Gene" hint="A symbol or an id" placeholder="TP53" optional />,
    "with an error": <Field label="Email" error={AN_ERROR} />,
    disabled: <Field label="Email" defaultValue="ada@example.org" disabled />,
    "several lines": <TextAreaField label="Message" defaultValue={"Two lines\nof text"} />,
    "several lines, wrong": <TextAreaField label="Message" error={AN_ERROR} />,
    "a choice": <SelectField label="Delivery format">{OPTIONS}</SelectField>,
    "a choice, wrong": (
      <SelectField label="Delivery format" error={AN_ERROR}>
        {OPTIONS}
      </SelectField>
    ),
  },
  form: {
    plain: (
      <Form onSubmit={(event) => event.preventDefault()}>
        <Field label="Code" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
    "on its way": <SubmitButton pending>Send</SubmitButton>,
    "with a problem": (
      <Form problem={{ message: "The store could not be reached. Please try again." }}>
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
  },
  icon: Object.fromEntries(ICON_NAMES.map((name) => [name, <Icon key={name} name={name} />])),
  "order-facts": { "paid by card": <OrderFacts order={AN_ORDER} /> },
  "order-lines": { two: <OrderLines lines={SOME_LINES} /> },
  page: {
    reading: <Page width="reading">The column of prose.</Page>,
    narrow: <Page width="narrow">The column of a single form.</Page>,
  },
  paginator: {
    works: <PaginatorExample />,
    empty: <PaginatorExample total={0} />,
    uncounted: <PaginatorExample total={1000} totalText="1000+" />,
  },
  price: {
    plain: <Price unitPrice={425} />,
    discounted: <Price unitPrice={340} listPrice={425} onDiscount />,
  },
  "rich-text": {
    "the store's own": (
      <RichText html="<h2>From repeat to repeat</h2><p>A vector has <a href='/ui'>parts</a>.</p><ul><li>One</li></ul>" />
    ),
  },
  "state-field": { plain: <StateField />, "with an error": <StateField error={AN_ERROR} /> },
  tabs: { works: <TabsExample /> },
  "visually-hidden": { "heard, not seen": <VisuallyHidden>List price</VisuallyHidden> },
};

function PaginatorExample({ total = 95, totalText }: { total?: number; totalText?: string }) {
  const [page, turn] = useState({ pageNumber: 1, pageSize: 20 });
  return (
    <Paginator
      label="Examples"
      {...page}
      {...{ total, totalText }}
      pageSizes={[10, 20, 50]}
      onChange={turn}
    />
  );
}

function TabsExample() {
  const [selected, select] = useState("parts");
  const tabs = ["Parts", "Sequence", "Map"].map((label) => ({
    id: label.toLowerCase(),
    label,
    panel: <p>{label} of the vector</p>,
  }));
  return <Tabs label="Vector" {...{ tabs, selected }} onSelect={select} />;
}
