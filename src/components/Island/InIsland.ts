import { createContext } from 'react';

/** Whether an island is drawn into the place that the server made for it. */
export const InIsland = createContext(false);
