/** The local storage key under which Docusaurus records that the bar was closed. */
export const DISMISSED = 'docusaurus.announcement.dismiss';
