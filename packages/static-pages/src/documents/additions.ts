/** The additions to the markup of a text. They aren't in the entry, because a first visit doesn't need them. */
export { addAllButtons } from '../../../../src/components/CodeBlock/buttons.ts';
export { watchRegions } from '../../../../src/components/ScrollTable/watchRegion.ts';
