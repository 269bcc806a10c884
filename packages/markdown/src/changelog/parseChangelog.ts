import type { Heading, List, ListItem, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { compareVersions } from '../../../model/src/versions.ts';
import type { ChangelogSource } from './sources.ts';

/** The kinds of change of Keep a Changelog 1.1.0, in its order. */
const changeKinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;
type ChangeKind = (typeof changeKinds)[number];

interface ChangelogEntry {
  readonly isBreaking: boolean;
  readonly item: ListItem;
}

export interface Release {
  readonly source: ChangelogSource;
  readonly version: string;
  /** The day of the release, as YYYY-MM-DD. */
  readonly date: string;
  /** The id of the release's heading. */
  readonly anchor: string;
  readonly summary: readonly Paragraph[];
  /** The changes by kind, in the file's order; breaking ones first. */
  readonly changes: ReadonlyMap<ChangeKind, readonly ChangelogEntry[]>;
}

const releaseHeading = /^\[?(\d+\.\d+\.\d+(?:-[\w.]+)?)\]? - (\d{4}-\d{2}-\d{2})$/;
const breakingMark = 'Breaking:';

/** Types of nodes that a release may contain, all of which can be shown on the page and in a feed. */
const allowedNodes = ['paragraph', 'list', 'listItem', 'text', 'inlineCode', 'strong', 'emphasis', 'link'];

/** Parses a changelog in the format of https://keepachangelog.com/en/1.1.0/, and leaves out `[Unreleased]`. */
export function parseChangelog(text: string, source: ChangelogSource): Release[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  const fail = (node: { position?: RootContent['position'] } | undefined, message: string): never => {
    throw new Error(`${source.file}:${node?.position?.start.line ?? 1}: ${message}`);
  };
  const blocks = tree.children.filter(({ type }) => type !== 'definition' && type !== 'html');
  const [first, ...rest] = blocks;
  if (first?.type !== 'heading' || first.depth !== 1)
    fail(first, 'the changelog must begin with a heading of level 1, such as # Changelog');

  const releases: Release[] = [];
  for (const section of sectionsOf(rest, 2)) {
    if (!section.heading) continue;
    const title = toString(section.heading);
    if (/^\[?Unreleased\]?$/.test(title)) {
      if (releases.length > 0) fail(section.heading, '"Unreleased" must be above all releases. Move it up');
      for (const { heading, content } of sectionsOf(section.content, 3))
        if (heading) readChanges(kindOf(heading), heading, content);
      continue;
    }
    const release = readRelease(title, section.heading, section.content);
    const newer = releases.at(-1);
    if (newer && compareVersions(newer.version, release.version) <= 0)
      fail(
        section.heading,
        `${release.version} is below ${newer.version}. List each version once, with the newest first`,
      );
    if (newer && newer.date < release.date)
      fail(
        section.heading,
        `${release.version} has a later date than ${newer.version} above it. Correct one of the dates`,
      );
    releases.push(release);
  }
  if (releases.length === 0)
    fail(first, 'the changelog has no release. Add one, such as ## [1.2.3] - 2026-01-31');
  return releases;

  function readRelease(title: string, heading: Heading, content: RootContent[]): Release {
    const [, version = '', date = ''] = releaseHeading.exec(title) ?? [];
    if (!version) fail(heading, `the heading "${title}" must have the form "[1.2.3] - 2026-01-31"`);
    if (!isDate(date)) fail(heading, `${date} is not a valid date`);
    const [intro, ...sections] = sectionsOf(content, 3);
    const summary = (intro?.content ?? []).map((node) =>
      node.type === 'paragraph'
        ? node
        : fail(node, 'between a release and its changes, only paragraphs are allowed'),
    );
    const changes = new Map<ChangeKind, ChangelogEntry[]>();
    for (const section of sections) {
      const kind = kindOf(section.heading);
      if (changes.has(kind))
        fail(section.heading, `${version} has the heading "${kind}" twice. Merge their lists`);
      changes.set(kind, readChanges(kind, section.heading, section.content));
    }
    const nodes = [...summary, ...[...changes.values()].flat().map(({ item }) => item)];
    for (const node of nodes)
      visit(node, (child) => {
        if (!allowedNodes.includes(child.type))
          fail(
            child,
            `a release can't contain a node of type ${child.type}. Write paragraphs, lists, links, emphasis and inline code`,
          );
      });
    if (changes.size === 0)
      fail(heading, `${version} has no changes. Add a heading such as ### Added, with a list`);
    const anchor = `${source.id}-${version.replaceAll('.', '-')}`;
    return { source, version, date, anchor, summary, changes };
  }

  function kindOf(heading: Heading | undefined): ChangeKind {
    const name = heading ? toString(heading) : '';
    return (
      changeKinds.find((candidate) => candidate === name) ??
      fail(heading, `the heading "${name}" must be one of ${changeKinds.join(', ')}`)
    );
  }

  function readChanges(
    kind: ChangeKind,
    heading: Heading | undefined,
    content: RootContent[],
  ): ChangelogEntry[] {
    const [list, extra] = content;
    if (list?.type !== 'list') return fail(list ?? heading, 'the changes must be a list');
    if (extra) fail(extra, 'all changes of a kind must be in one list');
    return (list satisfies List).children
      .map((item) => {
        if (toString(item).trim() === '') fail(item, 'the change has no text. Describe it, or remove it');
        const hasMark = startOf(item)?.type === 'strong' || /^(?:breaking\b|br\w*ing:)/i.test(toString(item));
        if (hasMark && !isBreaking(item))
          fail(item, `the mark of a breaking change has another form. Write "**${breakingMark}**"`);
        if (isBreaking(item) && kind !== 'Changed' && kind !== 'Removed')
          fail(item, `a breaking change can't be under "${kind}". Put it below ### Changed or ### Removed`);
        return { item, isBreaking: isBreaking(item) };
      })
      .toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  }
}

const startOf = ({ children: [paragraph] }: ListItem) =>
  paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;

/** Whether a change starts with "**Breaking:**". */
function isBreaking(item: ListItem): boolean {
  const start = startOf(item);
  return start?.type === 'strong' && toString(start) === breakingMark;
}

interface Section {
  /** The heading, which is missing for content before the first one. */
  heading?: Heading;
  content: RootContent[];
}

function sectionsOf(nodes: RootContent[], depth: number): Section[] {
  const sections: Section[] = [{ content: [] }];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) sections.push({ heading: node, content: [] });
    else sections.at(-1)?.content.push(node);
  }
  return sections;
}

/** Whether a day exists. Some parsers move one such as February 30 to March, and others reject it. */
const isDate = (text: string): boolean =>
  JSON.stringify(new Date(`${text}T00:00:00Z`)).startsWith(`"${text}`);
