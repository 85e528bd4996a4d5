import { z } from 'zod';
import { leasePage } from './lease-page';
import { matchTower } from './match-tower';
import { assessment } from './assessment';
import { boxLayers } from './box-layers';
import { changeOver } from './change-over';
import { differences } from './differences';
import { licenceCheck } from './licence-check';
import { oneRecord } from './one-record';
import { messageLife } from './message-life';
import { accountLife } from './account-life';
import { precisionRings } from './precision-rings';
import { rentLedger } from './rent-ledger';
import { apiContract } from './api-contract';
import { effortScale } from './effort-scale';
import { firstCut } from './first-cut';
import { runbookPage } from './runbook-page';
import { twoDays } from './two-days';
import { workingPath } from './working-path';

/** The figures: one for each detail page, told apart by their `type`. */
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
