/** Prints a message for the author in the terminal. */
export const say = (text: string): void => console.log(`start: ${text}`);
