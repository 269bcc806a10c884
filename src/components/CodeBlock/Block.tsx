import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { addButtons } from './buttons.ts';
import type { Code } from './codeHtml.ts';
import Content from './Content.tsx';
import styles from './styles.module.css';

interface Props {
  readonly code: Code;
  readonly language: string;
  readonly title?: ReactNode;
  /** The earlier lines of the file that the code continues. */
  readonly before?: Code;
}

/** The frame around code with its title. A script adds the buttons. */
export default function Block({ code, language, title, before }: Props): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  const className = `language-${language}`;
  useEffect(() => {
    if (block.current) addButtons(block.current);
  }, []);
  return (
    <div
      ref={block}
      className={clsx('theme-code-block', className, title === 'Output' && 'code-output', styles.block)}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {before && (
          <details className="code-before" data-markdown-ignore>
            <summary>{before.code.split('\n').length} lines from earlier steps</summary>
            <Content code={before} className={className} />
          </details>
        )}
        <Content code={code} className={className} />
      </div>
    </div>
  );
}
