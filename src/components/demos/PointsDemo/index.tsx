import type { ReactNode } from 'react';
import Demo from '../../Demo/index.tsx';
import shown from '!!../../Demo/codeLoader.mjs!./Points.tsx';
import PointsBoard from './PointsBoard.tsx';

const load = () => import(/* webpackChunkName: "demo-points" */ './Points.tsx');

/** Earns points, and lets them settle or fail. */
export default function PointsDemo(): ReactNode {
  return (
    <Demo
      title="Settled and optimistic points"
      about="Spend 23.80 EUR in the shop of the local sandbox. The balance to show is the optimistic one."
      load={load}
      shown={shown}
    >
      {(engine) => (engine ? <engine.default /> : <PointsBoard />)}
    </Demo>
  );
}
