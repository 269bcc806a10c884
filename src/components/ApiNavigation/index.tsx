import Link from '@docusaurus/Link';
import groups, { type NavigationEntry } from 'api-navigation';
import type { Props as TocProps } from '@theme/TOCItems';
import type { ReactNode } from 'react';
import { methodTag, shortMethod } from '../../config/methodTag.ts';
import '../ApiReference/navigation.css';

const LIST_ID = 'api-list';

interface Props {
  /** The page's headings. Headings outside groups of operations are listed too. */
  readonly toc: TocProps['toc'];
}

/**
 * The API page's sidebar: every operation by group, a filter, and a link back to the guides. In a narrow window it's a
 * bar that opens the list. It renders markup only; `ApiReference/followReader` marks the current operation.
 */
export default function ApiNavigation({ toc }: Props): ReactNode {
  const sections = toc.filter(({ level, id }) => level === 2 && groups.every(({ anchor }) => anchor !== id));
  const first = toc.findIndex(({ id }) => id === groups[0]?.anchor);
  const before = sections.filter((section) => toc.indexOf(section) < first);
  return (
    <div className="api-nav" data-markdown-ignore="" data-search-ignore="">
      <nav className="api-nav__frame" aria-label="API reference">
        <div className="api-nav__bar">
          <button type="button" className="clean-btn api-nav__now" popoverTarget={LIST_ID}>
            All operations
          </button>
        </div>
        <div id={LIST_ID} className="api-nav__list thin-scrollbar" popover="auto">
          <Link className="api-nav__back" to="/products/quick-start-guide">
            Guides
          </Link>
          <input
            type="search"
            className="api-nav__filter script-only"
            aria-label="Filter operations"
            placeholder="Filter operations"
            autoComplete="off"
            spellCheck={false}
          />
          <div role="status" />
          <Group anchor="" name="Introduction" sections={before} isOpen />
          {groups.map(({ anchor, name, entries }) => (
            <Group key={anchor} anchor={anchor} name={name} entries={entries} />
          ))}
          <ul className="api-nav__more">
            {sections
              .filter((section) => !before.includes(section))
              .map(({ id, value }) => (
                <li key={id}>
                  <a href={`#${id}`}>{value}</a>
                </li>
              ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}

interface GroupProps {
  readonly anchor: string;
  readonly name: string;
  readonly entries?: readonly NavigationEntry[];
  readonly sections?: TocProps['toc'];
  /** Whether the group is initially open. Readers start in it, so the script that follows them shifts no layout. */
  readonly isOpen?: boolean;
}

function Group({ anchor, name, entries = [], sections = [], isOpen = false }: GroupProps): ReactNode {
  return (
    <details data-group={anchor} {...(isOpen ? { open: true, 'data-followed': '' } : {})}>
      <summary>{name}</summary>
      <ul>
        {sections.map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
        {entries.map(({ anchor: id, title, method }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={methodTag(method)}>{shortMethod(method)}</span>
              {` ${title}`}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
