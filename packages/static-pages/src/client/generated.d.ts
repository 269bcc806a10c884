/** All styles of the site, in the order in which they hold; made by `packages/static-pages/src`. */
declare module '@generated/static-pages/styles';
