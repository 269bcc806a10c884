import type { Synonyms } from './Synonyms.ts';

/** Frameworks, browsers and apps. */
export const platformsWords: Synonyms = {
  'add the provider': 'app wrapper, main tsx, react context, root component, top app, wrap app',
  'ask for help':
    'bug report, community, contact support, feedback, file an issue, forum, live chat, open a ticket, open ticket, report bug, ticket system',
  audited:
    'accreditation, audit report, certification, certified, hipaa, iso27001, pci, pci dss, pen test, penetration test, pentest, proven, security review, soc 2',
  browsers:
    'brave, browser compatibility, browser version, chrome, chrome extension, compatibility, compatible, desktop app, device support, edge, electron, firefox, ie11, internet explorer, kiosk mode, minimum version, mobile browser, old android, old browser, old computer, old device, old phones, opera, outdated browser, progressive web app, pwa, requirements, safari, samsung internet, supported devices, supported systems, tauri, user agent, which browser',
  'call changes something': 'usemutation',
  'content security policy':
    'blocked browser, blocked policy, browser policy, connect src, csp header, frame ancestors, frame src, inline script, refused connect, refused execute, refused load, script blocked, security headers, violates',
  'data hooks':
    'data components, live data, refetch, refresh data, reload data, rerender, stale data, update screen, update ui',
  download: 'github repo',
  'edge runtimes': 'bun, lambda, worker',
  environments:
    'dev prod, mainnet testnet, production test, stages, test production, test system, testnet mainnet',
  'fail on purpose':
    'break things, error path, fake error, pretend failure, provoke error, simulate error, simulate failure, simulate outage, test failure, trigger error',
  'frame blocked': 'ad blocker, refused to frame, x frame options',
  glossary: 'acronym, definitions, jargon, lexicon, terminology, vocabulary',
  'go live':
    'go production, going production, golive, put production, release customers, ship it, switch live, test real, to production',
  'handle keys': 'security incident',
  hooks: 'loading, loading state, refetch, skeleton, spinner, suspense, tanstack',
  'import key': 'bring wallet, existing wallet, own wallet, restore words, secret words, use wallet',
  license: 'apache, software license, source code',
  live: 'real customers, real environment, real life',
  'local sandbox':
    'develop offline, develop plane, docker, everything laptop, fake api, local server, offline development, run locally, self contained, simulated backend, simulation',
  'move over':
    'change provider, dynamic, fireblocks, magic, particle, privy, switch vendor, switching, thirdweb, turnkey',
  'move over wallet provider':
    'another vendor, coming from, competitor, dfns, existing wallet, migrate customers, migrate from, migrate wallets, move from, old provider, old vendor, other vendor, previous provider, previous vendor, replace wallet, switch from, switch provider, wallet company',
  'native apps':
    'android, android app, android sdk, app phone, app store, apple app, apple store, capacitor, console game, cordova, dart, deep link, desktop app, electron, embed app, flutter, game, game engine, godot, google play, in app browser, ionic, ios, ios app, ios sdk, ipad, iphone, kotlin, maui, mobile app, mobile application, mobile game, native application, native sdk, phone app, play store, react native, react native sdk, swift, tauri, tiktok browser, unity, unreal, video game, webview, wkwebview, xamarin',
  'native mobile apps':
    'app phone, apple app, apple store, game, google play, iphone, mobile application, phone app, play store, unity game',
  'optimistic balance': 'optimistic update',
  'passkeys frame': 'permissions policy',
  'personal data': 'ccpa, gdpr, pii, right to be forgotten, user data',
  'privacy policy':
    'analytics, cookie notice, data collection, data processing, data residency, data retention, tracking',
  provider: 'context provider, react component, wrapper component',
  react: 'react component',
  'report vulnerability':
    'bug bounty, cve, disclosure, hackerone, responsible disclosure, security bug, security hole, security incident, security issue, security researcher, vulnerability disclosure',
  sandbox:
    'acceptance environment, demo environment, demo system, integration environment, non production, nonprod, practice environment, qa environment, qa system, rehearsal, test instance, test system, training environment, try out',
  'server rendering':
    'app router, document defined, getserversideprops, hydrate, hydration, next js, nextjs, pages router, prerender, remix, rsc, server component, ssr, static export, use client, window defined, window undefined',
  'servers frameworks':
    'angular, astro, bundler, commonjs, ember, esbuild, esm, express, framework, gatsby, jquery, next js, nextjs, node.js, nodejs, nuxt, plain html, preact, rollup bundler, solidjs, svelte, sveltekit, typescript, vite, vue, vuejs, webpack',
  'share cache': 'redux, swr, zustand',
  'starter app':
    'boilerplate, demo project, example project, reference implementation, sample app, sample project, scaffold, starter kit, template',
  'storage deleted':
    'browser cleaned, clean browser, cleared browser, cleared history, deleted cookies, erased browser, eviction',
  'storage frame':
    'blocked cookies, cookie blocking, cookies blocked, eviction, guest mode, incognito mode, indexeddb, itp, privacy mode, private mode, private window, safari blocks, secret mode, storage partitioning, tracking prevention, tracking protection',
  'storage unavailable': 'incognito, private browsing, private window',
  style:
    'appearance, branding, css, custom design, customise, customization, customize, dark mode, look, look and feel, theme, theming, white label, whitelabel',
  'style input': 'tailwind',
  'terms and conditions': 'eula, imprint, legal, terms of service, terms of use, tos',
  'test sandbox':
    'automated tests, ci, continuous integration, regression test, tdd, test app, test automation, test code, write tests',
  'web features': 'polyfill',
  'web page': 'cdn, plain javascript, script tag, unpkg, vanilla javascript, vanilla js',
  'what nacre does not do':
    'caveats, constraints, known issue, known limitation, missing feature, non goals, out of scope, restrictions, unsupported',
};
