import liveDemo from '../../Demo/index.tsx';
import PointsBoard from './PointsBoard.tsx';
import shown from './Points.tsx?shown';

/** Earns points, and lets them settle or fail. */
export default liveDemo({
  island: 'points-demo',
  title: 'Settled and optimistic points',
  about: 'Spend 23.80 EUR in the shop of the local sandbox. The balance to show is the optimistic one.',
  shown,
  load: () => import(/* webpackChunkName: "demo-points" */ './Points.tsx'),
  draw: (engine) => (engine ? <engine.default /> : <PointsBoard />),
});
