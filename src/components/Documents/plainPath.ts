/** A page's address without the file that some hosts show: `/guide/index.html` is `/guide`. */
export const plainPath = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$/, '') || '/';
