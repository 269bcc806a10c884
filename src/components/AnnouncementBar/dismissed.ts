/** Docusaurus's name in the browser's storage for whether the bar was closed. */
export const DISMISSED = 'docusaurus.announcement.dismiss';
