/** States off the main line: where the main line ends early. */
export interface Branch {
  readonly to: string;
  readonly from: readonly string[];
}

export const box = { width: 112, height: 40, gapX: 44, gapY: 72, margin: 8 };

const pitch = box.width + box.gapX;
const topOf = (row: number) => box.margin + row * (box.height + box.gapY);
const middle = (left: number) => left + box.width / 2;

/** Where each box and arrow goes: the main states in a row, each branch below the states that lead to it. */
export function layoutStates(main: readonly string[], branches: readonly Branch[]) {
  const leftOf = (state: string) => box.margin + main.indexOf(state) * pitch;
  const boxes = [
    ...main.map((state) => ({ state, x: leftOf(state), y: topOf(0) })),
    ...branches.map(({ to, from }) => {
      const lefts = from.map(leftOf);
      return { state: to, x: (Math.min(...lefts) + Math.max(...lefts)) / 2, y: topOf(1) };
    }),
  ];
  const straight = main.slice(1).map((state) => {
    const y = topOf(0) + box.height / 2;
    return { x1: leftOf(state) - box.gapX, y1: y, x2: leftOf(state), y2: y };
  });
  const down = branches.flatMap(({ to, from }) => {
    const end = boxes.find(({ state }) => state === to)?.x ?? 0;
    return from.map((state) => ({
      x1: middle(leftOf(state)),
      y1: topOf(0) + box.height,
      // Arrows from the side end beside the middle, so that their heads do not lie on each other.
      x2: middle(end) + (leftOf(state) - end) / 5,
      y2: topOf(1),
    }));
  });
  return {
    boxes,
    arrows: [...straight, ...down],
    width: main.length * pitch - box.gapX + 2 * box.margin,
    height: topOf(branches.length > 0 ? 1 : 0) + box.height + box.margin,
  };
}

/** The same in words, for those who do not see it. */
export function describeStates(main: readonly string[], branches: readonly Branch[]): string {
  const steps = branches.map(({ to, from }) => `From ${from.join(' or ')} to ${to}.`);
  return [`${main.join(' to ')}.`, ...steps].join(' ');
}
