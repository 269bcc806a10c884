import entries from './roadmap.json';
import { withFacts } from './withFacts.ts';

export type RoadmapStage = keyof typeof entries;

/** An entry of the roadmap. It has no date, because none is promised. */
interface RoadmapEntry {
  readonly title: string;
  /** What a reader will be able to do with it, in one or two sentences. */
  readonly outcome: string;
  /** The page that describes it, if there is one. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** The roadmap of the product, in reading order within a stage, the newest release first. */
export const roadmap: Readonly<Record<RoadmapStage, readonly RoadmapEntry[]>> = withFacts(entries);
