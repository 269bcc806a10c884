// What the site uses of the search plugin's client code, which comes without types.

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  export interface SearchDocument {
    i: number;
    t: string;
    u: string;
    h?: string;
    s?: string;
    b?: string[];
  }
  export interface SearchHit {
    document: SearchDocument;
    /** 0 title, 1 heading, 2 description, 3 keywords, 4 content. */
    type: number;
    page: { t: string; b: string[] } | undefined | false;
    metadata: Record<string, Record<string, { position: [number, number][] }>>;
    tokens: string[];
  }
  export function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void>;
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<SearchHit[]>;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/hooks/useSearchQuery' {
  export default function useSearchQuery(): {
    searchValue: string;
    searchContext: string;
    searchVersion: string;
    updateSearchPath(value: string): void;
    updateSearchContext(value: string): void;
  };
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight' {
  export function highlight(text: string, tokens: string[]): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed' {
  export function highlightStemmed(
    text: string,
    positions: [number, number][],
    tokens: string[],
    maxLength?: number,
  ): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions' {
  export function getStemmedPositions(
    metadata: Record<string, Record<string, { position: [number, number][] }>>,
    field: string,
  ): [number, number][];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/concatDocumentPath' {
  export function concatDocumentPath(path: string[]): string;
}
