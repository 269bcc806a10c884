import clsx from 'clsx';
import type { ReactNode } from 'react';
import ArtPicture from './ArtPicture.tsx';
import { headingLines, type Placed } from './layout.ts';
import styles from './styles.module.css';

interface PartProps extends Placed {
  readonly left: number;
  readonly right: number;
}

/** Filled cells of the QR code drawing, a pattern that encodes no address. */
const cells = ['1110111', '1010101', '1110011', '0011010', '1100110', '1010101', '1110011'];

function Square({ x, y }: { x: number; y: number }): ReactNode {
  return cells.flatMap((row, line) =>
    [...row].map((cell, column) =>
      cell === '1' ? (
        <rect
          key={`${line} ${column}`}
          x={x + column * 13}
          y={y + line * 13}
          width="12"
          height="12"
          rx="3"
          className={styles.cell}
        />
      ) : null,
    ),
  );
}

const text = (x: number, y: number, className: string | undefined, content: string): ReactNode => (
  <text key={content} x={x} y={y} className={className}>
    {content}
  </text>
);

/** One part of a screen, between `left` and `right`, from `y` downward. */
export default function Part({ block, y, height, left, right }: PartProps): ReactNode {
  const width = right - left;
  const center = left + width / 2;
  switch (block.kind) {
    case 'heading':
      return headingLines(block.text, width).map((line, index) =>
        text(left, y + 22 + index * 20, styles.heading, line),
      );
    case 'text':
      return block.lines.map((line, index) => text(left, y + 14 + index * 18, styles.quiet, line));
    case 'row': {
      const base = block.detail ? y + 22 : y + height / 2 + 5;
      return (
        <>
          <line x1={left} x2={right} y1={y} y2={y} className={styles.rule} />
          {text(left, base, styles.text, block.text)}
          {block.detail && text(left, y + 40, styles.quiet, block.detail)}
          {block.state && text(right - 4, base, styles.state, block.state)}
        </>
      );
    }
    case 'field':
      return (
        <>
          {text(left, y + 12, styles.quiet, block.text)}
          <rect x={left} y={y + 19} width={width} height="30" rx="6" className={styles.field} />
          {text(left + 10, y + 39, styles.text, block.value)}
        </>
      );
    case 'button':
      return (
        <>
          <rect
            x={left}
            y={y + 5}
            width={width}
            height="34"
            rx="8"
            className={clsx(styles.button, block.quiet && styles.quietButton)}
          />
          {text(center, y + 27, clsx(styles.action, block.quiet && styles.quietAction), block.text)}
        </>
      );
    case 'choice':
      return block.options.map((option, index) => {
        const share = width / block.options.length;
        const x = left + index * share;
        return (
          <g key={option}>
            <rect
              x={x}
              y={y + 2}
              width={share}
              height="30"
              className={clsx(styles.field, index === 0 && styles.chosen)}
            />
            {text(x + share / 2, y + 22, clsx(styles.option, index === 0 && styles.strong), option)}
          </g>
        );
      });
    case 'number':
      return (
        <>
          {text(left, y + 26, styles.large, block.value)}
          {text(left, y + 48, styles.quiet, block.detail)}
        </>
      );
    case 'square':
      return <Square x={center - 45} y={y + 10} />;
    case 'picture':
      return <ArtPicture art={block.art} center={center} y={y + 4} />;
  }
}
