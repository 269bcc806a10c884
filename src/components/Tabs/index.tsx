import clsx from 'clsx';
import { Children, isValidElement, useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import { restoreTabs } from './tabs.ts';

interface TabProps {
  readonly value: string;
  readonly label?: string;
  readonly default?: boolean;
  readonly children: ReactNode;
}

interface Props {
  /** Tabs of the same group share the choice, across all pages. */
  readonly groupId: string;
  readonly children: ReactNode;
}

/** Tabs with panels. One panel is visible. It renders markup only; `tabs.ts` makes it interactive. */
export default function Tabs({ groupId, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // In texts that React doesn't render, `enhance` does this.
  useEffect(() => {
    if (box.current) restoreTabs(box.current);
  }, []);
  const tabs = Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (!isValidElement<TabProps>(child) || !child.props.value) {
      throw new Error(`The tabs "${groupId}" contain something other than TabItem elements with a value.`);
    }
    return [child.props];
  });
  const label = groupLabels[groupId];
  if (!label)
    throw new Error(
      `src/components/Tabs/index.tsx has no label for the tabs "${groupId}". Add one to groupLabels.`,
    );
  const chosen = tabs.find((tab) => tab.default) ?? tabs[0];
  return (
    <div ref={box} className={clsx('theme-tabs-container', styles.tabs)} data-tabs={groupId}>
      <ul role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <li
            key={tab.value}
            role="tab"
            tabIndex={tab === chosen ? 0 : -1}
            aria-selected={tab === chosen}
            data-value={tab.value}
            className={styles.tab}
          >
            {tab.label ?? tab.value}
          </li>
        ))}
      </ul>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          aria-label={tab.label ?? tab.value}
          hidden={tab !== chosen}
          data-value={tab.value}
          className={styles.panel}
        >
          {tab.children}
        </div>
      ))}
    </div>
  );
}

/** Accessible names of the tab lists, by group. */
const groupLabels: Readonly<Record<string, string>> = {
  environment: 'Environment',
  framework: 'Framework',
  'jwt-library': 'Library',
  language: 'Language',
  'mcp-client': 'Client',
  'package-manager': 'Package manager',
  sdk: 'Language',
  'test-runner': 'Test runner',
  'webhook-server': 'Server',
};
