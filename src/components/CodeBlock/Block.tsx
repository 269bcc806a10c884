import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Buttons from './Buttons.tsx';
import type { Code } from './codeHtml.ts';
import Content from './Content.tsx';
import styles from './styles.module.css';

interface Props {
  readonly code: Code;
  readonly language: string;
  readonly title?: ReactNode;
}

/** The frame around code: its title, and the buttons, which the theme's own context tells what they work on. */
export default function Block({ code, language, title }: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const className = `language-${language}`;
  const metadata = {
    codeInput: code.code,
    code: code.code,
    className,
    language,
    title,
    lineNumbersStart: code.numbers,
    lineClassNames: {},
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <div className={clsx('theme-code-block', className, styles.block)}>
        {title && <div className={styles.title}>{title}</div>}
        <div className={styles.content}>
          <Content code={code} className={className} preRef={wordWrap.codeBlockRef} />
        </div>
        <Buttons />
      </div>
    </CodeBlockContextProvider>
  );
}
