import siteConfig from '@generated/docusaurus.config';

// The web app manifest, with the site's name for a home screen. Browsers fetch it as soon as a page links it, in
// competition with files that the page needs to render. A link that is added when the app starts is early enough for an
// installation.
if (typeof document !== 'undefined') {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${siteConfig.baseUrl}site.webmanifest`;
  document.head.append(link);
}
