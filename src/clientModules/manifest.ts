import siteConfig from '@generated/docusaurus.config';

// What the site is called on a home screen. Browsers fetch it as soon as a page names it, among what the page is drawn
// with; to name it when the app is there is early enough for who installs it.
if (typeof document !== 'undefined') {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${siteConfig.baseUrl}site.webmanifest`;
  document.head.append(link);
}
