import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { type ServiceValues, serviceValueProblem } from "./check-service-values.ts";
import { ServiceField } from "./service-fields.ts";

/** A service that can be ordered, or asked for. */
export const ServiceOffer = z.object({
  product_sku: z.string(),
  product_name: z.string(),
  /** Null means by quote. */
  price: Money.nullable(),
  /** Business days. */
  lead_days: z.int().min(1),
  /** The results that the customer receives. */
  deliverables: z.array(z.string()),
  /** The material that the customer sends. */
  needs: z.array(z.string()),
  fields: z.array(ServiceField),
});
export type ServiceOffer = z.infer<typeof ServiceOffer>;

/** The schema of the form of a service: its values by their field. */
export const serviceValuesSchema = (
  asked: readonly ServiceField[],
): z.ZodType<ServiceValues, ServiceValues> =>
  z.record(z.string(), z.string().optional()).superRefine((values, context) => {
    for (const field of asked) {
      const message = serviceValueProblem(field, values[field.field]);
      if (message) context.addIssue({ code: "custom", message, path: [field.field] });
    }
  });
