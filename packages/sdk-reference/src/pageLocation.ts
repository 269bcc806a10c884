import type { Reflection, Router } from 'typedoc';

/** Returns the page and the anchor of a symbol or a member from TypeDoc's router: `Class.Client` and `auth`. */
export function pageLocation(reflection: Reflection, router: Router): { page: string; anchor?: string } {
  const owner = router.hasUrl(reflection) ? reflection : reflection.parent;
  if (!owner) throw new Error(`${reflection.name} has no page in TypeDoc's router.`);
  if (owner !== reflection) return { page: pageLocation(owner, router).page };
  const [file = '', anchor] = router.getFullUrl(reflection).split('#');
  return { page: file.replace(/\.md$/, ''), ...(anchor ? { anchor } : {}) };
}
