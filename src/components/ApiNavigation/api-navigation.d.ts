/** The operations by group, as `packages/api-page/src/index.ts` writes them. */
declare module 'api-navigation' {
  export interface NavigationEntry {
    anchor: string;
    title: string;
    /** An HTTP method such as `get`, or `event` for an event that the API sends. */
    method: string;
  }

  export interface NavigationGroup {
    anchor: string;
    name: string;
    entries: NavigationEntry[];
  }

  const groups: NavigationGroup[];
  export default groups;
}
