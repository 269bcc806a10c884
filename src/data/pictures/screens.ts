import assetScreens from './assets.json';
import dashboardScreens from './dashboard.json';
import type { Screen } from './Screen.ts';
import walletScreens from './wallet.json';

type Screens<Data> = Readonly<Record<keyof Data, Screen>>;

/** Loyalty assets as the wallet shows them: a picture, and the fields below it. */
export const assets = assetScreens as Screens<typeof assetScreens>;
export const dashboard = dashboardScreens as Screens<typeof dashboardScreens>;
export const wallet = walletScreens as Screens<typeof walletScreens>;
