import { openApprovalDialog } from "./approval-dialog.js";

/**
 * What a click on the PayPal button sets off: the window, in which the buyer agrees to an order or turns away.
 * @param {import("./types.ts").ButtonsProps} props
 * @param {import("./types.ts").Client} client
 */
export function createCheckout(props, client) {
  /** @type {ReturnType<typeof openApprovalDialog> | undefined} */
  let dialog;
  let isClosed = false;

  /**
   * @param {() => Promise<string>} findOrder
   */
  async function askBuyer(findOrder) {
    dialog = openApprovalDialog();
    try {
      const orderID = await findOrder();
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
   * @returns {Promise<boolean>} whether the page wants the buyer to choose again, after a decline
   */
  async function tellPage(orderID, approved) {
    let isRestarted = false;
    const restart = async () => {
      isRestarted = true;
    };
    const data = { orderID, payerID: approved.payer?.payer_id ?? "", paymentSource: "paypal" };
    await props.onApprove(data, { restart, redirect, order: { get: () => client.order(orderID) } });
    return isRestarted;
  }

  /**
   * @param {() => Promise<string>} findOrder
   * @returns {Promise<void>}
   */
  async function run(findOrder) {
    const { orderID, approved } = await askBuyer(findOrder);
    if (isClosed) return;
    if (!approved) await props.onCancel?.({ orderID }, { redirect });
    else if ((await tellPage(orderID, approved)) && !isClosed) await run(async () => orderID);
  }

  return {
    run,
    /** Calls nobody from now on, whatever is under way. */
    close() {
      isClosed = true;
      dialog?.close();
    },
    isClosed: () => isClosed,
  };
}

/** @param {string} url */
const redirect = (url) => window.location.assign(url);
