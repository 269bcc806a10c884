/** Tells the writer something in the terminal. */
export const say = (text: string): void => console.log(`start: ${text}`);
