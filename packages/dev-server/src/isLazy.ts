/** As the bundler has it. */
interface Module {
  nameForCondition(): string | null;
}

const PAGE = /\.mdx?$/;
/** The theme, ours or that of a package, the home page, and what Docusaurus generates. */
const SHARED = /\/(?:theme|pages)\/|\/\.docusaurus\//;

/**
 * Whether something is compiled when a browser asks for it, and not before: a page, and what a component imports when it's
 * used. What every page is drawn with comes at the start, or the first page would ask for one part of it after the other.
 */
export function isLazy(module: Module): boolean {
  const name = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  return PAGE.test(name) || !SHARED.test(name);
}
