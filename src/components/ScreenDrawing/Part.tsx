import clsx from 'clsx';
import type { ReactNode } from 'react';
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

/** One part of a screen, between `left` and `right`, from `y` downward. */
export default function Part({ block, y, height, left, right }: PartProps): ReactNode {
  const width = right - left;
  const middle = y + height / 2;
  const center = left + width / 2;
  switch (block.kind) {
    case 'heading':
      return headingLines(block.text, width).map((line, index) => (
        <text key={line} x={left} y={y + 22 + index * 20} className={styles.heading}>
          {line}
        </text>
      ));
    case 'text':
      return block.lines.map((line, index) => (
        <text key={line} x={left} y={y + 14 + index * 18} className={styles.quiet}>
          {line}
        </text>
      ));
    case 'row':
      return (
        <>
          <line x1={left} x2={right} y1={y} y2={y} className={styles.rule} />
          <text x={left} y={block.detail ? y + 22 : middle + 5} className={styles.text}>
            {block.text}
          </text>
          {block.detail && (
            <text x={left} y={y + 40} className={styles.quiet}>
              {block.detail}
            </text>
          )}
          {block.state && (
            <text x={right - 4} y={block.detail ? y + 22 : middle + 5} className={styles.state}>
              {block.state}
            </text>
          )}
        </>
      );
    case 'field':
      return (
        <>
          <text x={left} y={y + 12} className={styles.quiet}>
            {block.text}
          </text>
          <rect x={left} y={y + 19} width={width} height="30" rx="6" className={styles.field} />
          <text x={left + 10} y={y + 39} className={styles.text}>
            {block.value}
          </text>
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
          <text x={center} y={y + 27} className={clsx(styles.action, block.quiet && styles.quietAction)}>
            {block.text}
          </text>
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
            <text x={x + share / 2} y={y + 22} className={clsx(styles.option, index === 0 && styles.strong)}>
              {option}
            </text>
          </g>
        );
      });
    case 'number':
      return (
        <>
          <text x={left} y={y + 26} className={styles.large}>
            {block.value}
          </text>
          <text x={left} y={y + 48} className={styles.quiet}>
            {block.detail}
          </text>
        </>
      );
    case 'square':
      return <Square x={center - 45} y={y + 10} />;
  }
}
