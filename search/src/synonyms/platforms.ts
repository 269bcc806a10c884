import type { Synonyms } from './Synonyms.ts';

/** Frameworks, browsers and apps. */
export const platformsWords: Synonyms = {
  'ask for help':
    'bug report, community, contact support, feedback, file an issue, forum, live chat, open a ticket, open ticket, report bug, ticket system',
  audited:
    'accreditation, audit report, certification, certified, hipaa, iso27001, pci, pci dss, pen test, penetration test, pentest, proven, security review, soc 2',
  browsers:
    'brave, browser compatibility, browser version, chrome extension, desktop app, electron, ie11, internet explorer, old browser, opera, progressive web app, pwa, samsung internet, tauri, user agent',
  'call changes something': 'usemutation',
  'content security policy': 'csp header, frame ancestors, inline script, security headers',
  download: 'github repo',
  'edge runtimes': 'bun',
  'frame blocked': 'ad blocker, refused to frame, x frame options',
  glossary: 'acronym, definitions, jargon, lexicon, terminology, vocabulary',
  'handle keys': 'security incident',
  hooks: 'loading, loading state, refetch, skeleton, spinner, suspense, tanstack',
  license: 'apache, software license, source code',
  'move over':
    'change provider, dynamic, fireblocks, magic, particle, privy, switch vendor, switching, thirdweb, turnkey',
  'native apps':
    'android app, android sdk, app store, capacitor, cordova, dart, deep link, desktop app, electron, flutter, game engine, godot, in app browser, ionic, ios app, ios sdk, kotlin, maui, mobile app, native sdk, react native sdk, swift, tauri, tiktok browser, unity, unreal, webview, wkwebview, xamarin',
  'optimistic balance': 'optimistic update',
  'passkeys frame': 'permissions policy',
  'personal data': 'ccpa, gdpr, pii, right to be forgotten, user data',
  'privacy policy':
    'analytics, cookie notice, data collection, data processing, data residency, data retention, tracking',
  provider: 'context provider, react component, wrapper component',
  react: 'react component',
  'report vulnerability':
    'bug bounty, cve, disclosure, hackerone, responsible disclosure, security bug, security hole, security incident, security issue, security researcher, vulnerability disclosure',
  'server rendering':
    'app router, pages router, rsc, server component, ssr, static export, use client, window undefined',
  'servers frameworks':
    'angular, astro, commonjs, ember, esbuild, esm, gatsby, jquery, node.js, nodejs, nuxt, preact, rollup bundler, solidjs, svelte, sveltekit, vue, vuejs, webpack',
  'share cache': 'redux, swr, zustand',
  'starter app':
    'boilerplate, demo project, example project, reference implementation, sample app, sample project, scaffold, starter kit, template',
  'storage deleted': 'eviction',
  'storage frame':
    'cookie blocking, eviction, indexeddb, storage partitioning, tracking prevention, tracking protection',
  'storage unavailable': 'incognito, private browsing, private window',
  style:
    'appearance, branding, css, custom design, customise, customization, customize, dark mode, look, look and feel, theme, theming, white label, whitelabel',
  'style input': 'tailwind',
  'terms and conditions': 'eula, imprint, legal, terms of service, terms of use, tos',
  'web features': 'polyfill',
  'web page': 'cdn, plain javascript, script tag, unpkg, vanilla javascript, vanilla js',
  'what nacre does not do':
    'caveats, constraints, known issue, known limitation, missing feature, non goals, out of scope, restrictions, unsupported',
};
