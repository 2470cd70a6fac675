import { openApprovalDialog } from "./approval-dialog.js";

/**
 * The approval flow of the PayPal button: opens a dialog in which the buyer approves or cancels an order.
 * @param {import("./types.ts").ButtonsProps} props
 * @param {import("./types.ts").Client} client
 */
export function createApprovalFlow(props, client) {
  /** @type {ReturnType<typeof openApprovalDialog> | undefined} */
  let dialog;
  let isClosed = false;

  /**
   * @param {() => Promise<string>} getOrderId
   */
  async function askBuyer(getOrderId) {
    dialog = openApprovalDialog();
    try {
      const orderID = await getOrderId();
      const behaviour = await dialog.ask(await client.order(orderID));
      return {
        orderID,
        approved: behaviour === undefined ? undefined : await client.approve(orderID, behaviour),
      };
    } finally {
      dialog.close();
      dialog = undefined;
    }
  }

  /**
   * @param {string} orderID
   * @param {import("./types.ts").SandboxOrder} approved
   * @returns {Promise<boolean>} whether the page called `actions.restart`, as it does after a decline
   */
  async function notifyPage(orderID, approved) {
    let isRestarted = false;
    const restart = async () => {
      isRestarted = true;
    };
    const data = { orderID, payerID: approved.payer?.payer_id ?? "", paymentSource: "paypal" };
    await props.onApprove(data, { restart, redirect, order: { get: () => client.order(orderID) } });
    return isRestarted;
  }

  /**
   * @param {() => Promise<string>} getOrderId
   * @returns {Promise<void>}
   */
  async function run(getOrderId) {
    const { orderID, approved } = await askBuyer(getOrderId);
    if (isClosed) return;
    if (!approved) await props.onCancel?.({ orderID }, { redirect });
    else if ((await notifyPage(orderID, approved)) && !isClosed) await run(async () => orderID);
  }

  return {
    run,
    /** Closes the dialog. No callback of the page is called afterwards. */
    close() {
      isClosed = true;
      dialog?.close();
    },
    isClosed: () => isClosed,
  };
}

/** @param {string} url */
const redirect = (url) => window.location.assign(url);
