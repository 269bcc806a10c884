import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Block, Screen as ScreenData } from '../../data/pictures/Screen.ts';
import ArtPicture from './ArtPicture.tsx';
import styles from './styles.module.css';

/** Filled cells of the QR code drawing, a pattern that encodes no address. */
const cells = ['1110111', '1010101', '1110011', '0011010', '1100110', '1010101', '1110011'].flatMap(
  (row, y) => [...row].flatMap((cell, x) => (cell === '1' ? [`M${x * 13} ${y * 13}h12v12h-12z`] : [])),
);

/** The contents of one part of a screen. */
function Part({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <strong>{block.text}</strong>;
    case 'text':
      return <span className={styles.quiet}>{block.lines.join(' ')}</span>;
    case 'row':
      return (
        <>
          <span>{block.text}</span> <span className={styles.quiet}>{block.state}</span>
          {block.detail && <span className={styles.quiet}>{block.detail}</span>}
        </>
      );
    case 'field':
      return (
        <>
          <span className={styles.quiet}>{block.text}</span> <span className={styles.box}>{block.value}</span>
        </>
      );
    case 'button':
      return <span className={clsx(styles.button, block.quiet && styles.box)}>{block.text}</span>;
    case 'choice':
      return block.options.map((option) => (
        <span key={option} className={styles.option}>
          {option}
        </span>
      ));
    case 'number':
      return (
        <>
          <strong className={styles.large}>{block.value}</strong>{' '}
          <span className={styles.quiet}>{block.detail}</span>
        </>
      );
    case 'square':
      return (
        <svg viewBox="0 0 90 90" width="96" className={styles.square}>
          <path d={cells.join('')} />
        </svg>
      );
    case 'picture':
      return <ArtPicture art={block.art} />;
  }
}

interface ScreenProps {
  readonly screen: ScreenData;
  /** Whether the parts show the numbers of the list of notes. */
  readonly isNumbered?: boolean;
}

/** The window of a screen with its parts. It's hidden from screen readers, as the text around it describes it. */
export default function Screen({ screen, isNumbered = false }: ScreenProps): ReactNode {
  const { device, location, locationNote, blocks, menu } = screen;
  const noted = (note?: object | string) => isNumbered && note && styles.noted;
  const parts = blocks.map((block, index) => (
    <div key={index} className={clsx(styles.part, styles[block.kind], noted(block.note))}>
      <Part block={block} />
    </div>
  ));
  return (
    <div className={clsx(styles.screen, styles[device])} aria-hidden="true">
      <div className={clsx(styles.location, noted(locationNote))}>{location}</div>
      {isNumbered && menu && (
        <div className={styles.menu}>
          {menu.entries.map((entry) => (
            <span key={entry} className={clsx(entry === menu.current && styles.here)}>
              {entry}
            </span>
          ))}
        </div>
      )}
      <div className={styles.page}>
        {device === 'dialog' && <strong className={styles.owner}>Key frame: Nacre’s origin</strong>}
        {parts}
      </div>
    </div>
  );
}
