// Replaces the theme's component with a labelled region instead of a second `banner` landmark. A bar that was closed
// before the app started stays closed even if the browser stores nothing. Can be removed when the theme's does both.
export { default } from '@site/src/components/AnnouncementBar/index.tsx';
