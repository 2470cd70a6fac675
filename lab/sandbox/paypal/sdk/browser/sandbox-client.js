/**
 * Calls the sandbox at URLs relative to the script, because a proxy may serve both under a prefix.
 * @param {string} scriptUrl
 * @returns {import("./types.ts").Client}
 */
export function createClient(scriptUrl) {
  /** @param {string} path @param {object} [body] */
  async function call(path, body) {
    const request = body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(new URL(path, scriptUrl), request);
    const json = await response.json();
    if (response.ok) return json;
    const message = json.details?.[0]?.description ?? json.message;
    throw Object.assign(new Error(), json, { message });
  }

  /** @param {string} id */
  const path = (id) => `orders/${encodeURIComponent(id)}`;

  return {
    order: (id) => call(path(id)),
    approve: (id, behaviour) => call(`${path(id)}/approve`, { behaviour }),
    answerChallenge: (id, isPassed) => call(`${path(id)}/answer-challenge`, { isPassed }),
    confirmCard: (id, card) => call(`${path(id)}/confirm-card`, card),
  };
}

/**
 * Returns the id that `createOrder` resolved to.
 * @throws if it is not an order id
 * @param {unknown} id
 */
export function assertOrderId(id) {
  if (typeof id === "string" && id !== "") return id;
  throw new Error("Expected an order id to be passed");
}
