/* Without its own bullets a list is no list to VoiceOver, unless it says so. */
/* eslint-disable jsx-a11y/no-redundant-roles */
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Asset } from '../../data/pictures/Asset.ts';
import CodeText from '../CodeText/index.tsx';
import { number } from '../ScreenDrawing/layout.ts';
import Part from '../ScreenDrawing/Part.tsx';
// An asset is drawn on a screen like those of the interfaces: one look, in one place.
import frame from '../ScreenDrawing/styles.module.css';
import ArtPicture from './ArtPicture.tsx';
import { describeAsset, layoutAsset, side } from './layout.ts';

/** A loyalty asset as it stands in the wallet. Its numbers are those of the list, which names the field of each part. */
export default function AssetDrawing({ of }: { readonly of: Asset }): ReactNode {
  const { art, screen } = of;
  const { width, window, height, bar, left, right, top, placed, notes } = layoutAsset(of);
  return (
    <figure className={frame.figure}>
      <figcaption className={frame.caption}>{screen.label}</figcaption>
      <div className={frame.parts}>
        <div className={clsx(frame.mat, frame.phone)}>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describeAsset(of)}>
            <rect x="0.5" y="0.5" width={window - 1} height={height - 1} rx="22" className={frame.window} />
            <text x={left} y={bar / 2 + 5} className={frame.quiet}>
              {screen.place}
            </text>
            <line x1="0.5" x2={window - 0.5} y1={bar} y2={bar} className={frame.rule} />
            <ArtPicture art={art} x={(window - side[art]) / 2} y={top} side={side[art]} />
            {placed.map((part) => (
              <Part key={part.y} {...part} left={left} right={right} />
            ))}
            {notes.map(({ number: count, y }) => (
              <g key={count}>
                <circle cx={window} cy={y} r={number.radius} className={frame.number} />
                <text x={window} y={y} className={frame.digits}>
                  {count}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <ol role="list" className={frame.notes}>
          {notes.map(({ term, text }) => (
            <li key={term}>
              <strong>{term}:</strong> <CodeText>{text}</CodeText>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
