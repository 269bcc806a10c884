import type { ReactNode } from 'react';
import type { Asset } from '../../data/pictures/assets.ts';
import ScreenFrame from '../ScreenDrawing/ScreenFrame.tsx';
import ArtPicture from './ArtPicture.tsx';
import { describeAsset, layoutAsset } from './layout.ts';

/** A loyalty asset as shown in the wallet. The list of notes names the field of each part. */
export default function AssetDrawing({ of }: { readonly of: Asset }): ReactNode {
  const { art, screen } = of;
  const layout = layoutAsset(of);
  return (
    <ScreenFrame screen={screen} layout={layout} description={describeAsset(of)}>
      <ArtPicture art={art} layout={layout} />
    </ScreenFrame>
  );
}
