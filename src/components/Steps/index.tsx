import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

const STEP = /^Step (\d+): (.+)/s;

/**
 * The steps of a tutorial, with their numbers on a line. Each starts with a heading such as "Step 1: make a folder",
 * whose number becomes a check mark when the last sample of the step has run (`packages/samples/src/browser/runner`).
 */
export default function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  const steps: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    const heading = numbered(child);
    if (heading) steps.push([heading]);
    else if (child !== '\n') {
      const step = steps.at(-1);
      if (!step) throw new Error('Steps must begin with a heading such as "### Step 1: make a folder".');
      step.push(child);
    }
  }
  return steps.map((step, index) => (
    <div key={index} className={`step ${styles.step}`}>
      {step}
    </div>
  ));
}

/** Returns a step's heading with its number on the line, or undefined for any other node. */
function numbered(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode; 'data-step'?: string }>(node)) return undefined;
  const [first, ...rest] = Children.toArray(node.props.children);
  const [, number, title] = STEP.exec(typeof first === 'string' ? first : '') ?? [];
  if (!title) return undefined;
  return cloneElement(
    node,
    { 'data-step': number },
    <span className="visually-hidden">{`Step ${number}: `}</span>,
    <span className={styles.title}>
      {title}
      {rest}
    </span>,
  );
}
