import fs from 'node:fs';

/** Whether all of the history is there: when a page was last changed is known only then. Node only. */
export const hasHistory = fs.existsSync('.git') && !fs.existsSync('.git/shallow');
