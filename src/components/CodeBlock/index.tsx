import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import Block from './Block.tsx';
import type { Code } from './codeHtml.ts';
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

/** A code block with the colors from `remarkCode`, a title, and buttons to wrap and copy the code. */
export default function CodeBlock({
  children,
  className,
  language,
  title,
  numbers,
  before,
  beforeMarks,
  ...marks
}: Props): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some(isValidElement)) {
    return (
      <pre className={clsx('theme-code-block', styles.block, styles.pre)}>
        <code>{children}</code>
      </pre>
    );
  }
  return (
    <Block
      language={language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text'}
      title={title}
      before={before === undefined ? undefined : { code: before, marks: beforeMarks, numbers: 1 }}
      code={{
        marks: marks.marks,
        symbols: marks.symbols,
        lines: marks.lines,
        code: parts.join('').replace(/\n$/, ''),
        numbers: numbers === undefined ? undefined : Number(numbers),
      }}
    />
  );
}
