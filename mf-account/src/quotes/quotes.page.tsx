import { formatDay } from "@ligate/contract/common/dates";
import type { QuoteSummary } from "@ligate/contract/quotes/quote-list";
import { Link, useLoaderData } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { RecordCard } from "../shared/records/record-card.tsx";
import { AddQuote } from "./add-quote.tsx";
import type { quotesLoader } from "./quotes.loader.ts";
import styles from "./quotes.module.css";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const quotes = useLoaderData<typeof quotesLoader>();
  return (
    <ProfileLayout title="Quotes" description="The quotes that we have made for you.">
      {quotes.length === 0 ? (
        <NoQuotes />
      ) : (
        <ul className={styles.quotes}>
          {quotes.map((quote) => (
            <li key={quote.number}>
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </ProfileLayout>
  );
}

function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const { number, issued_on, expires_on, state, items, total_price } = quote;
  const until = { open: "Valid until", used: "Was valid until", expired: "Expired on" }[state];
  return (
    <RecordCard
      title={number}
      badge={<span className={styles.state}>{STATES[state]}</span>}
      facts={`Issued ${formatDay(issued_on)}. ${until} ${formatDay(expires_on)}.`}
      items={items}
      total={total_price}
    >
      <QuoteAction quote={quote} />
    </RecordCard>
  );
}

const STATES: Record<QuoteSummary["state"], string> = { open: "Open", used: "Ordered", expired: "Expired" };

/** The next step with a quote: to use it, to see what it became, or to ask for a new one. */
function QuoteAction({ quote: { number, state, order_number } }: { quote: QuoteSummary }) {
  if (state === "open") return <AddQuote number={number} />;
  if (order_number) return <Link to={`/profile/order/${order_number}`}>Order {order_number}</Link>;
  const product = `Quote ${number}`;
  return (
    <LinkButton to={`/message?${new URLSearchParams({ product })}`} variant="outlined" small>
      Ask to renew it
    </LinkButton>
  );
}

function NoQuotes() {
  const isUnverified = useSession()?.email_verified === false;
  return (
    <div className={styles.empty}>
      <p>
        {isUnverified
          ? "Quotes that are made for your address are listed here once it is verified."
          : "You have no quotes yet. We list what we offer you here, with prices and the last day."}{" "}
        Requests that we have not answered yet are in your <Link to="/profile/messages">messages</Link>.
      </p>
      <LinkButton to="/quote">Get a quote</LinkButton>
    </div>
  );
}
