import { createContext } from 'react';

/** Whether an island is rendered into its server-rendered place. */
export const InIsland = createContext(false);
