import { contentPolicy } from '../../../../src/config/policy.ts';
import { escapeHtml } from '../../../model/src/escapeHtml.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { assertNoViolations } from './violations.ts';
import { scriptHashes, type ScriptHash } from './scriptHashes.ts';

/** Maximum number of inline scripts. Every host's policy lists them all, and more mean that a page adds its own. */
const MAX_SCRIPTS = 4;
/** The theme's icon sprite, and a replacement that hides it with an SVG attribute instead of a style. */
const SPRITE = ['<svg style="display: none;">', '<svg display="none">'] as const;
const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Writes the policy into the head of every page, with the hashes of its inline scripts, and stops the build if the
 * policy would block anything. It runs last, when the HTML is final.
 */
export function policy({
  pages,
  otherFiles,
  memoize,
}: Pick<BuiltSite, 'pages' | 'otherFiles' | 'memoize'>): StepOutput {
  const scripts = new Map<ScriptHash, string[]>();
  const withPolicy = (file: string, built: string): string => {
    const html = built.replace(...SPRITE);
    const hashes = memoize(['policy', html], () => {
      assertNoViolations(html);
      return [...scriptHashes(html)];
    });
    for (const hash of hashes) scripts.set(hash, [...(scripts.get(hash) ?? []), file]);
    if (scripts.size > MAX_SCRIPTS) throw new Error(tooMany(scripts));
    const charset = CHARSET.exec(html);
    if (!charset) throw new Error('the page has no <meta charset>, and the policy is inserted after that');
    const end = charset.index + charset[0].length;
    const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy({ hashes, meta: true }))}">`;
    return html.slice(0, end) + meta + html.slice(end);
  };
  return { html: [...pages, ...otherFiles].map(({ file }) => [file, (html) => withPolicy(file, html)]) };
}

const tooMany = (scripts: ReadonlyMap<string, string[]>): string =>
  `the pages have more than ${MAX_SCRIPTS} different inline scripts. Move one to a file:\n` +
  [...scripts]
    .map(
      ([hash, [first, ...more]]) => `  ${hash} in ${first}${more.length ? ` and ${more.length} more` : ''}`,
    )
    .join('\n');
