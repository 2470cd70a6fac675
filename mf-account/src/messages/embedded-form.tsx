import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { Fragment } from "@ligate/platform/fragment";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import blocks from "@ligate/ui/styles/blocks.module.css";
import { Component } from "react";
import styles from "./embedded-form.module.css";

type FormFragment = "mf-catalog/contact-form" | "mf-catalog/quote-form";

export interface EmbeddedFormProps<Name extends FormFragment> {
  name: Name;
  props: FragmentProps<Name>;
  /** The page of the store that has the same form. */
  page: { to: string; name: string };
}

interface EmbeddedFormState {
  hasFailed: boolean;
  wasRetried: boolean;
}

/** A form of mf-catalog. If it cannot be loaded or fails, the rest of the page stays, and a button tries again. */
export class EmbeddedForm<Name extends FormFragment> extends Component<
  EmbeddedFormProps<Name>,
  EmbeddedFormState
> {
  override state: EmbeddedFormState = { hasFailed: false, wasRetried: false };
  static getDerivedStateFromError(): Pick<EmbeddedFormState, "hasFailed"> {
    return { hasFailed: true };
  }

  override render() {
    const { name, props, page } = this.props;
    if (!this.state.hasFailed) {
      return (
        <div className={styles.form} data-remote="mf-catalog">
          <Fragment name={name} props={props} fallback={<Loading />} />
        </div>
      );
    }
    return (
      <div className={blocks.stack}>
        <Alert kind="error">The form could not be loaded. The rest of this page works as usual.</Alert>
        <div className={blocks.row}>
          {this.state.wasRetried ? (
            // The browser may have cached the failure of a script for the life of the document.
            <Button onClick={() => window.location.reload()}>Reload this page</Button>
          ) : (
            <Button onClick={() => this.setState({ hasFailed: false, wasRetried: true })}>Retry</Button>
          )}
          <LinkButton to={page.to} variant="text">
            {page.name}
          </LinkButton>
        </div>
      </div>
    );
  }
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading the form…
    </p>
  );
}
