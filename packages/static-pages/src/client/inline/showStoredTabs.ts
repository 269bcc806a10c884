/**
 * An inline script in the head of every page. Shows the stored choices of tabs from the first paint, so that nothing
 * shifts when `tabs.ts` selects them. The rules match panels as the server sends them only.
 */
try {
  // Local names can be minified.
  const storage = localStorage;
  const sheet = new CSSStyleSheet();
  const shared = new URLSearchParams(location.search).get('sdk');
  if (shared) storage['docusaurus.tab.sdk'] = shared;
  for (const key in storage) {
    const group = key.split('docusaurus.tab.')[1];
    const panel = `[data-value=${CSS.escape(storage[key] as string)}]`;
    if (group) {
      sheet.insertRule(
        `[data-tabs=${group}]:has(>${panel}[hidden=""])>[role=tabpanel]{display:none;&${panel}{display:block}}`,
      );
      document.adoptedStyleSheets = [sheet];
    }
  }
} catch {
  // Without storage, or in an old browser, the panels change later.
}
