/** Shapes that have a name of their own in the API document, for programs that are generated from it. */
import * as z from 'zod/mini';
import { OrderChanges, PartnerOrder } from '../order/partner.ts';
import { OrderReport, ReportedOrder } from '../order/schemas.ts';
import { WhyNot } from '../order/why-not.ts';
import { FailedRow, ImportResult, PartnerImport } from '../order-import/partner.ts';
import { ImportAccepted } from '../order-import/schemas.ts';
import { Premium } from '../premium/schemas.ts';
import { PartnerProduct } from '../product/partner.ts';
import { PartnerRecommendation } from '../recommendation/shown/partner.ts';

export const schemaNames = z.registry<{ id: string }>();

const named = {
  OrderReport,
  ReportedOrder,
  WhyNot,
  PartnerOrder,
  OrderChanges,
  ImportAccepted,
  ImportResult,
  FailedRow,
  PartnerImport,
  Premium,
  PartnerProduct,
  PartnerRecommendation,
};
for (const [id, schema] of Object.entries(named)) schemaNames.add(schema, { id });
