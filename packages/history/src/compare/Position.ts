/** Whether code passes values of a type to the API, receives them from it, or both. */
export interface Position {
  in: boolean;
  out: boolean;
}

export const INPUT: Position = { in: true, out: false };
export const OUTPUT: Position = { in: false, out: true };
export const INPUT_OUTPUT: Position = { in: true, out: true };

/** Flips the direction for a callback: its arguments come from the API, and its result is passed to the API. */
export const flipPosition = (position: Position): Position => ({ in: position.out, out: position.in });
