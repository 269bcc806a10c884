// What marks words on a page: mark.js, as the search plugin hands it on without types.
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGenerated' {
  export const Mark: new (root: Element) => {
    mark(words: string[], options: { exclude: string[] }): void;
    unmark(): void;
  };
}
