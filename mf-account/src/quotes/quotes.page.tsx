import { formatDay } from "@ligate/contract/common/dates";
import type { ThreadSummary } from "@ligate/contract/messages/schemas";
import { orderDocumentUrl } from "@ligate/contract/order-files/constants";
import type { QuoteSummary } from "@ligate/contract/quotes/quote-list";
import { Link, useLoaderData } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { MESSAGES_PATH } from "../shared/layout/account-nav-links.ts";
import { Panel } from "../shared/layout/panel.tsx";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { RecordCard } from "../shared/record-card.tsx";
import { AddQuote } from "./add-quote.tsx";
import type { quotesLoader } from "./quotes.loader.ts";
import styles from "./quotes.module.css";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const { quotes, requests } = useLoaderData<typeof quotesLoader>();
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
      {requests.length > 0 && <Requests threads={requests} />}
    </ProfileLayout>
  );
}

function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const { number, issued_on, expires_on, state, items, total_price, net_days } = quote;
  const until = { open: "Valid until", used: "Was valid until", expired: "Expired on" }[state];
  const terms = net_days === undefined ? "" : ` Net ${net_days} days, by purchase order.`;
  return (
    <RecordCard
      title={number}
      badge={<span className={styles.state}>{STATES[state]}</span>}
      facts={`Issued ${formatDay(issued_on)}. ${until} ${formatDay(expires_on)}.${terms}`}
      items={items}
      total={total_price}
    >
      <QuoteAction quote={quote} />
      <a href={orderDocumentUrl(number, "quote")} download>
        Download (PDF)
      </a>
    </RecordCard>
  );
}

const STATES: Record<QuoteSummary["state"], string> = { open: "Open", used: "Ordered", expired: "Expired" };

/** The next step with a quote: to use it, to see what it became, or to ask for a new one. */
function QuoteAction({ quote: { number, state, order_number } }: { quote: QuoteSummary }) {
  if (state === "open") return <AddQuote number={number} />;
  if (order_number) return <Link to={`/profile/order/${order_number}`}>Order {order_number}</Link>;
  if (state === "used") return null;
  const product = `Quote ${number}`;
  return (
    <LinkButton to={`/message?${new URLSearchParams({ product })}`} variant="outlined" small>
      Ask to renew it
    </LinkButton>
  );
}

/** Requests that wait for an answer, with links to their threads. */
function Requests({ threads }: { threads: readonly ThreadSummary[] }) {
  return (
    <Panel title="Requested" intro="We have not answered these requests yet.">
      <ul className={styles.requests}>
        {threads.map(({ reference, subject, last_message_at }) => (
          <li key={reference}>
            <Link to={`${MESSAGES_PATH}/${encodeURIComponent(reference)}`}>{subject}</Link>
            <p className={styles.state}>
              {reference}, {formatDay(last_message_at)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoQuotes() {
  const isUnverified = useSession()?.email_verified === false;
  return (
    <div className={styles.empty}>
      <p>
        {isUnverified
          ? "Quotes that are made for your address are listed here once it is verified."
          : "You have no quotes yet. We list what we offer you here, with prices and the last day."}
      </p>
      <LinkButton to="/quote">Get a quote</LinkButton>
    </div>
  );
}
