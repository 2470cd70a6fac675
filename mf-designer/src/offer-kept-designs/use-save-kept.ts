import { ApiError, api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";
import { useProblem } from "@ligate/ui/use-problem";
import { useRef, useState } from "react";
import { dropDesign, type KeptDesign } from "../kept-designs.ts";

/** Moves designs from this browser into the account; one that is refused stays, and the others go on. */
export function useSaveKept() {
  const [savedCount, setSavedCount] = useState(0);
  const [isPending, setPending] = useState(false);
  const [problem, show] = useProblem();
  const isUnderWay = useRef(false);

  async function saveAll(designs: readonly KeptDesign[]) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    show(undefined);
    for (const { sku } of designs) {
      const refusal = await move(sku);
      if (refusal) show(refusal.detail);
      else setSavedCount((count) => count + 1);
      if (refusal?.status === 401) break;
    }
    isUnderWay.current = false;
    setPending(false);
  }
  return { saveAll, isPending, savedCount, problem };
}

async function move(sku: string): Promise<ApiError | undefined> {
  try {
    await api.post("/api/users/designs/", { body: { product_sku: sku } });
    dropDesign(sku);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) await session.refresh().catch(() => {});
    return error;
  }
}
