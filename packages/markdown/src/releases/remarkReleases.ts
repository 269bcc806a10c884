import type { Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Change } from '../../../history/src/Change.ts';
import { changesAnchor, readHistory } from '../../../history/src/readHistory.ts';
import { historyIds, type HistoryId } from '../../../history/src/Snapshot.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { NEXT, readFence } from '../../../model/src/samples/fence.ts';
import { heading, jsxElement, text, withoutPositions } from '../nodes.ts';
import { breakingLines, differenceLines } from './changeLines.ts';
import { additionGroups } from './additionGroups.ts';
import { ownerOf } from '../../../history/src/ApiItem.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';
import { apiRoute } from '../../../model/src/routes.ts';
import { visitInlineCode } from '../../../model/src/symbols/inlineCode.ts';

const titleOf = (id: HistoryId): string =>
  `Changes of ${sdkPackages.find(({ tree }) => tree === id)?.name ?? 'the backend API'}`;

const parse = (text: string): RootContent[] =>
  withoutPositions(unified().use(remarkParse).parse(text)).children;

/** Returns a sentence about the release that a version follows, and whether the version is released. */
function stateNodes(root: string, version: string): RootContent[] {
  const pairs = readHistory(root).pairsTo(version);
  const from = pairs[0]?.from;
  if (from === undefined)
    throw new Error(
      `Version ${version} is neither released nor the coming version. Correct the version on the page.`,
    );
  const isReleased = pairs.every((pair) => pair.isReleased);
  return isReleased
    ? parse(`**${version} is released.** The lists at the end compare it with ${from}.`)
    : parse(`**${version} isn't released yet.** The lists at the end compare the sources with ${from}.`);
}

function changeNodes(root: string, version: string): RootContent[] {
  const pairs = readHistory(root).pairsTo(version);
  return historyIds.flatMap((id) => {
    const changes = pairs.flatMap((pair) => pair.changes[id] ?? []);
    if (changes.length === 0) return [];
    // Names of the SDKs become links to their reference when the page is compiled.
    const linkOf = id === 'openapi' ? apiLinks(root) : () => undefined;
    return [
      heading(2, titleOf(id), { id: changesAnchor(id) }),
      ...sectionOf(changes, ({ name }) => linked(name, linkOf(name))),
    ];
  });
}

const linked = (name: string, link: string | undefined): string =>
  link === undefined ? `\`${name}\`` : `[\`${name}\`](${link})`;

/** Returns a section with breaking changes in view, then additions and all other changes in collapsed lists. */
function sectionOf(changes: readonly Change[], nameOf: (change: Change) => string): RootContent[] {
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const compatible = changes.filter(({ isBreaking }) => !isBreaking);
  const differences = compatible.filter(({ what }) => what !== 'added');
  const list = (lines: readonly string[]) => parse(lines.map((line) => `- ${line}`).join('\n'));
  return [
    ...list(breakingLines(breaking, nameOf)),
    ...additionGroups(compatible).map(({ title, changes: additions }) =>
      details(`${title} (${additions.length})`, list(additions.map(nameOf)), { className: 'names' }),
    ),
    ...(differences.length > 0
      ? [details(`Other changes (${differences.length})`, list(differenceLines(differences, nameOf)))]
      : []),
  ];
}

/** Collapses content without scripts. It stays in the page, and browsers expand it when their search finds a match. */
const details = (
  title: string,
  children: readonly RootContent[],
  attributes: Readonly<Record<string, string>> = {},
): RootContent => jsxElement('details', attributes, [jsxElement('summary', {}, [text(title)]), ...children]);

const RENDERERS: Readonly<Record<string, (root: string, version: string) => RootContent[]>> = {
  ReleaseState: stateNodes,
  ReleaseChanges: changeNodes,
};

/** Returns the sentence above code that only works with the coming release. */
function comingNodes(root: string): RootContent[] {
  const [{ tree }] = sdkPackages;
  const coming = readHistory(root).comingVersion(tree);
  if (coming === undefined)
    throw new Error(
      `release="${NEXT}" marks code for a coming release, but the SDKs have no unreleased changes. Remove the mark.`,
    );
  return parse(`**Coming in ${coming}**: the release that you can install doesn't have it yet.`);
}

/**
 * Replaces `<ReleaseState version="…" />` and `<ReleaseChanges version="…" />` with Markdown about a version, so that
 * headings have anchors, names link to the reference, and the search and the plain-text pages include them. Adds a note
 * to code for the coming release.
 */
export default function remarkReleases({ root = process.cwd() }: { root?: string } = {}) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === 'code' && readFence(node.meta ?? '').release === NEXT) {
        (parent.children as RootContent[]).splice(index, 0, ...comingNodes(root));
        return index + 2;
      }
      if (node.type !== 'mdxJsxFlowElement') return;
      const render = RENDERERS[node.name ?? ''];
      if (!render) return;
      const version = node.attributes.find(
        (attribute) => 'name' in attribute && attribute.name === 'version',
      );
      const nodes = render(root, String(version?.value ?? ''));
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

/** Returns the inline code in the changes of all versions. */
export function* codeInChanges(root: string): Generator<string> {
  const versions = new Set(readHistory(root).lines.flatMap(({ pairs }) => pairs.map(({ to }) => to)));
  const children = [...versions].flatMap((version) => changeNodes(root, version));
  const texts: string[] = [];
  visitInlineCode({ type: 'root', children }, ({ value }) => texts.push(value));
  yield* texts;
}

/**
 * Returns a function that links an operation, an event, a schema or a part of one to the API reference. Removed items
 * have no link.
 */
function apiLinks(root: string): (name: string) => string | undefined {
  const description = readDescription(undefined, root);
  const anchors = new Map(description.schemaAnchors);
  for (const { node, anchor } of allOperations(description))
    if (node.operationId !== undefined) anchors.set(node.operationId, anchor);
  return (name) => {
    const anchor = anchors.get(ownerOf(name));
    return anchor === undefined ? undefined : `${apiRoute}#${anchor}`;
  };
}
