import { z } from 'zod';
import { leasePage } from './figures/lease-page';
import { matchTower } from './figures/match-tower';
import { assessment } from './figures/assessment';
import { boxLayers } from './figures/box-layers';
import { changeOver } from './figures/change-over';
import { differences } from './figures/differences';
import { licenceCheck } from './figures/licence-check';
import { oneRecord } from './figures/one-record';
import { messageLife } from './figures/message-life';
import { accountLife } from './figures/account-life';
import { precisionRings } from './figures/precision-rings';
import { rentLedger } from './figures/rent-ledger';
import { apiContract } from './figures/api-contract';
import { effortScale } from './figures/effort-scale';
import { firstCut } from './figures/first-cut';
import { runbookPage } from './figures/runbook-page';
import { twoDays } from './figures/two-days';
import { workingPath } from './figures/working-path';

/** The figures: one for each detail page, distinguished by their `type`. */
export const figureSchema = z.discriminatedUnion('type', [
  assessment,
  boxLayers,
  changeOver,
  differences,
  licenceCheck,
  oneRecord,
  precisionRings,
  matchTower,
  leasePage,
  rentLedger,
  apiContract,
  effortScale,
  firstCut,
  runbookPage,
  twoDays,
  workingPath,
  messageLife,
  accountLife,
]);

export type Figure = z.infer<typeof figureSchema>;
export type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;
