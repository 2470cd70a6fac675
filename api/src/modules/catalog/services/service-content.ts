import { toDollars } from "@ligate/contract/common/money";
import type { ServiceOffer } from "@ligate/contract/services/schemas";
import type { ServiceField } from "@ligate/contract/services/service-fields";
import { SPECIFIED_NAME_MAX, SPECIFIED_NOTE_MAX } from "@ligate/contract/specification/constants";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { Tx } from "../../../db/database.ts";
import { services } from "../products/catalog.table.ts";

const FILE = "services.yaml";

const Text = z.string().min(1);
const Count = z.int().min(1);
const Field = z
  .strictObject({
    field: z.string().regex(/^[a-z_]+$/, "must consist of lower-case letters"),
    label: Text.max(SPECIFIED_NAME_MAX),
    hint: Text.optional(),
    optional: z.boolean().default(false),
    multiline: z.boolean().default(false),
    options: z.array(Text).min(2).optional(),
    range: z.tuple([Count, Count]).optional(),
    guide: z.strictObject({ name: Text, length: z.tuple([Count, Count]), pam: Text.nullable() }).optional(),
  })
  .transform(
    ({ field, label, hint, optional, multiline, options, range, guide }): ServiceField => ({
      field,
      label,
      required: !optional,
      max_length: multiline ? SPECIFIED_NOTE_MAX : SPECIFIED_NAME_MAX,
      ...(hint && { hint }),
      ...(multiline && { is_multiline: true }),
      ...(options && { options }),
      ...(range && { range: { min: range[0], max: range[1] } }),
      ...(guide && { guide: toGuideRule(guide) }),
    }),
  );

/** A guide that is delivered without a promoter. */
const toGuideRule = (guide: { name: string; length: [number, number]; pam: string | null }) => ({
  name: guide.name,
  count: 1,
  min_length: guide.length[0],
  max_length: guide.length[1],
  pam: guide.pam,
  is_pol3: false,
  adds_g: false,
});

const Service = z.strictObject({
  deliverables: z.array(Text).min(1),
  needs: z.array(Text).min(1),
  fields: z.array(Field).default([]),
});

/** The schema of services.yaml: texts and fields by SKU, and the pages that lead to the designer. */
const ServiceContent = z.strictObject({
  withDesign: z.array(Text),
  services: z.record(z.string(), Service),
});
const content = readYaml(FILE, ServiceContent);

/** The deliverables, needs and fields of a service; empty for an unknown SKU. */
export const getServiceContent = (sku: string): z.output<typeof Service> =>
  content.services[sku] ?? { deliverables: [], needs: [], fields: [] };

/** Whether the service of a page may begin with a design of the customer. */
export const hasDesign = (url: string): boolean => content.withDesign.includes(url);

/** @throws ContentError if a service has no texts, or if texts belong to no service */
export async function checkServices(tx: Tx): Promise<void> {
  const sold = await tx.select({ sku: services.sku, url: services.url }).from(services);
  const skus = sold.map(({ sku }) => sku);
  const listed = Object.keys(content.services);
  const wrong = skus.find((sku) => !listed.includes(sku)) ?? listed.find((sku) => !skus.includes(sku));
  if (wrong) throw new ContentError(FILE, undefined, `${wrong} must be in services.csv and in this file.`);
  const page = content.withDesign.find((url) => !sold.some((service) => service.url === url));
  if (page) throw new ContentError(FILE, undefined, `withDesign: no service has the page ${page}.`);
}

/** The services of a page, the priced ones first. */
export async function listServiceOffers(tx: Tx, url: string): Promise<ServiceOffer[]> {
  const rows = await tx
    .select()
    .from(services)
    .where(eq(services.url, url))
    .orderBy(sql`${services.priceCents} is null`, asc(services.sku));
  return rows.map(({ sku, name, priceCents, leadDays }) => ({
    product_sku: sku,
    product_name: name,
    price: priceCents === null ? null : toDollars(priceCents),
    lead_days: leadDays,
    ...getServiceContent(sku),
  }));
}
