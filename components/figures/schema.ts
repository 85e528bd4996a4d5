import { z } from 'zod';
import { leasePage } from './lease-page/schema';
import { matchTower } from './match-tower/schema';
import { assessment } from './assessment/schema';
import { boxLayers } from './box-layers/schema';
import { changeOver } from './change-over/schema';
import { differences } from './differences/schema';
import { licenceCheck } from './licence-check/schema';
import { oneRecord } from './one-record/schema';
import { messageLife } from './message-life/schema';
import { accountLife } from './account-life/schema';
import { precisionRings } from './precision-rings/schema';
import { rentLedger } from './rent-ledger/schema';
import { apiContract } from './api-contract/schema';
import { effortScale } from './effort-scale/schema';
import { firstCut } from './first-cut/schema';
import { runbookPage } from './runbook-page/schema';
import { twoDays } from './two-days/schema';
import { workingPath } from './working-path/schema';

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
