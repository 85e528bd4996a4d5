import type { ReactNode } from 'react';
import type { Figure as FigureContent, FigureOf } from '@/lib/schemas/figures';
import { LeasePage } from './lease-page';
import { MatchTower } from './match-tower';
import { Assessment } from './assessment';
import { BoxLayers } from './box-layers';
import { ChangeOver } from './change-over';
import { Differences } from './differences';
import { LicenceCheck } from './licence-check';
import { OneRecord } from './one-record';
import { MessageLife } from './message-life';
import { AccountLife } from './account-life';
import { PrecisionRings } from './precision-rings';
import { RentLedger } from './rent-ledger';
import { ApiContract } from './api-contract';
import { EffortScale } from './effort-scale';
import { FirstCut } from './first-cut';
import { RunbookPage } from './runbook-page';
import { TwoDays } from './two-days';
import { WorkingPath } from './working-path';

/** The component of each figure. A type of figure without one does not compile. */
const components: { readonly [Type in FigureContent['type']]: (props: { figure: FigureOf<Type> }) => ReactNode } = {
  assessment: Assessment,
  'box-layers': BoxLayers,
  'change-over': ChangeOver,
  differences: Differences,
  'licence-check': LicenceCheck,
  'one-record': OneRecord,
  'precision-rings': PrecisionRings,
  'match-tower': MatchTower,
  'lease-page': LeasePage,
  'rent-ledger': RentLedger,
  'api-contract': ApiContract,
  'effort-scale': EffortScale,
  'first-cut': FirstCut,
  'runbook-page': RunbookPage,
  'two-days': TwoDays,
  'working-path': WorkingPath,
  'message-life': MessageLife,
  'account-life': AccountLife,
};

/** A figure of a page, drawn by the component that belongs to its type. */
export function Figure({ figure }: { figure: FigureContent }) {
  const Component = components[figure.type] as (props: { figure: FigureContent }) => ReactNode;
  return <Component figure={figure} />;
}
