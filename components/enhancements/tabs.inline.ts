import { switchTabs } from './tabs';

/** The inline script behind tabs: from their first paint on. */
switchTabs();
