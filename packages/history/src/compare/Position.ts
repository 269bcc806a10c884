/** Whether code gives values of a type to the API, gets them from it, or both. */
export interface Position {
  in: boolean;
  out: boolean;
}

export const GIVEN: Position = { in: true, out: false };
export const RETURNED: Position = { in: false, out: true };
export const EITHER: Position = { in: true, out: true };

/** What a callback takes comes from the API; what it returns goes there. */
export const flipped = (position: Position): Position => ({ in: position.out, out: position.in });
