import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, isValidElement, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import { addButtons } from './buttons.ts';
import { codeHtml, type Code } from './codeHtml.ts';
import styles from './styles.module.css';

export interface Props extends Partial<Omit<Code, 'code' | 'numbers'>> {
  readonly children?: ReactNode;
  /** Contains `language-…`, as set by Markdown. */
  readonly className?: string;
  readonly language?: string;
  readonly title?: ReactNode;
  readonly numbers?: string;
  /** The earlier lines of the file that the code continues, and their colors. */
  readonly before?: string;
  readonly beforeMarks?: string;
}

/** A code block with the colors from `remarkCode` and a title. A script adds buttons to wrap and copy the code. */
export default function CodeBlock(props: Props): ReactNode {
  const { children, title, before } = props;
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (block.current) addButtons(block.current);
  }, []);
  const parts = Children.toArray(children);
  if (parts.some(isValidElement)) {
    return (
      <pre translate="no" className={clsx('theme-code-block', styles.block, styles.pre)}>
        <code>{children}</code>
      </pre>
    );
  }
  const language = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text';
  const className = `language-${language}`;
  return (
    <div
      ref={block}
      className={clsx('theme-code-block', className, title === 'Output' && 'code-output', styles.block)}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {before !== undefined && (
          <details className="code-before" data-markdown-ignore>
            <summary>{before.split('\n').length} lines from earlier steps</summary>
            <Content code={before} marks={props.beforeMarks} numbers={1} className={className} />
          </details>
        )}
        <Content
          code={parts.join('').replace(/\n$/, '')}
          marks={props.marks}
          symbols={props.symbols}
          lines={props.lines}
          numbers={props.numbers === undefined ? undefined : Number(props.numbers)}
          className={className}
        />
      </div>
    </div>
  );
}

/** The code itself, as one HTML string that React leaves untouched during hydration. */
function Content({ className, ...code }: Code & { readonly className: string }): ReactNode {
  const base = useBaseUrl('/api/');
  const { code: text, marks, symbols, lines, numbers } = code;
  const { collectLink } = useBrokenLinks();
  for (const symbol of symbols?.split(' ') ?? []) collectLink(base + symbol);
  const markup = useMemo(
    () => ({
      __html: trustBuiltHtml(
        codeHtml({ code: text, marks, symbols, lines, numbers }, (symbol) => base + symbol),
      ),
    }),
    [text, marks, symbols, lines, numbers, base],
  );
  return (
    <pre
      translate="no"
      className={clsx(className, styles.pre, numbers !== undefined && styles.numbered, 'thin-scrollbar')}
    >
      <code className={styles.code} dangerouslySetInnerHTML={markup} />
    </pre>
  );
}
