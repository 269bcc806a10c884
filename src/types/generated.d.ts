/** All styles of the site, in the order in which they hold; made by `src/plugins/documentFirst`. */
declare module '@generated/document-first/styles';
