import type { Synonyms } from './Synonyms.ts';

/** The API: its keys, limits, errors and versions. */
export const apiWords: Synonyms = {
  aborted: 'stopped request',
  'allowed origins':
    'add domain, allow site, allowed domains, allowlist, approved websites, authorized domains, authorized javascript origins, cors, cross domain, domain allowed, domain allowlist, domain restriction, domain verification, domain whitelist, embed site, http referrer, localhost, my domain, my website, permit website, permitted sites, redirect urls, referer, referrer, register domain, same origin policy, site blocked, trusted domain, trusted origin, url whitelist, website address, website url, whitelist',
  'amounts times ids': 'dates, formats, iso 8601, time zone, timestamp, timezone, utc',
  'api unavailable':
    '500, 502, 503, bad gateway, cannot reach, connection error, connection refused, internal server error, network error, outage, overloaded, server error, server problem, server unavailable, service unavailable, temporarily, temporary error, temporary failure, unreachable',
  application: 'app registration, create app, project',
  'application id': 'app id, client id',
  authentication: 'api login, basic auth, password api',
  'backend api':
    'another language, api docs, api explorer, api reference, backend sdk, csharp, curl, elixir, erp integration, from java, from php, golang, graphql, grpc, http calls, http client, integration system, interface, java client, json api, no sdk, php client, programmatic access, rest, rest api, rest client, sap, server api, server sdk, web api, web service, without sdk',
  'base error': 'error object',
  'base urls':
    'api address, api domain, api host, api hostname, api root, base path, domain api, endpoint address, endpoint url, host name, live url, production url, root url, send requests, server address, url api, which url',
  'cancel a call':
    'abort, cancel loading, cancel request, interrupt request, running request, stop request, stop waiting',
  'cancel call': 'abort signal, abortcontroller, cancellation token, in flight, interrupt',
  changelog:
    'announcements, history versions, latest changes, new features, new version, news, patch notes, product updates, recent changes, release history, release notes, releases, revision history, s new, updates, version history, what changed, whats new',
  conflict:
    'concurrent modification, concurrent update, optimistic lock, race condition, stale, version conflict',
  conventions: 'dates, formats, time zone, timestamp, timezone, units, utc',
  'create webhook endpoint':
    'add listener, add webhook, new subscription, receive notifications, register notifications, register url, subscribe, turn notifications',
  cursor:
    'continuation token, has more, infinite scroll, keyset pagination, load more, next page, offset, page through, page token, paginate, paging',
  'delete webhook endpoint':
    'cancel subscription, end subscription, mute, opt out, remove webhook, stop notifications, stop webhook, turn notifications, unhook',
  duplicates: 'charged twice, dedupe, deduplicate, deduplication',
  'environment variable': 'env var',
  error: 'crash, exception, failure, runtime error, triage',
  errors: 'debugging, diagnose, http errors, http status, status code, troubleshoot, troubleshooting',
  'errors problem document': 'error schema',
  expires: 'expiration, expiry, ttl',
  forbidden:
    'access denied, blocked from, insufficient permissions, missing permission, no access, no permission, no rights, not allowed, not permitted, permission denied, unauthorised, unauthorized',
  google: 'callback url, redirect urls',
  'handle keys':
    'committed secret, exposed, git leak, key management, keys leaked, kill switch, leak, leaked, secret in git, secret management, secrets manager',
  'handle request webhook':
    'answer fast, fast answer, reply notification, respond time, response time, return 200, seconds respond',
  idempotency:
    'at most once, charged twice, dedupe, deduplicate, deduplication, double charge, double click, double payment, double spend, double submission, duplicate payment, duplicate request, duplicated, paid twice, replay safe, safe retry',
  'idempotency key': 'client request token, client token, request key, request token',
  'invalid argument':
    'bad input, bad parameter, bad request, bad value, illegal argument, invalid input, invalid value, malformed, missing field, missing parameter, parameter error, rejected input, schema validation, typo parameter, unprocessable, validation error, validation failed, wrong format, wrong parameter, wrong type, wrong value',
  'keys and tokens': 'credentials overview, key backend, key frontend, what key, which key',
  log: 'telemetry',
  'log an error': 'bug report, crash log, crash report, record errors, report errors, send errors',
  'log error': 'datadog, error reporting, error tracking, observability, sentry, tracing',
  'log without secrets': 'redact, redaction, sanitize logs',
  'look up an error':
    'all errors, crash, error codes, error list, error meaning, error reference, fault codes, it failed, list errors, meaning error, problem, something broke, trouble, went wrong',
  'missed events':
    'catch up, downtime server, endpoint down, lost events, lost notification, missed notification, not notified, notification missing, recover events, send again, server down, was offline',
  'not authenticated': 'anonymous, guest user, login first, needs login, no session, user logged',
  'not found':
    'cannot find, disappeared, does not exist, gone, is missing, missing resource, no result, no such, nonexistent, such thing, unknown resource, wrong id',
  'not initialized': 'before init, call init, client ready, forgot start, init missing, not started, set up',
  openapi:
    'api contract, api definition, api file, api spec, api specification, client generator, code generator, codegen, generate client, generate code, insomnia, interface description, json schema, machine readable, postman, postman collection, redoc, schema file, swagger',
  'own transport': 'axios, corporate proxy, custom headers, http interceptor, http proxy, interceptor, proxy',
  'page list': 'iterate, iterator',
  pagination:
    'all records, batch size, continuation token, cursor based, fetch everything, hundred results, infinite scroll, list all, load more, long list, more results, next cursor, next hundred, next page, next results, offset, page number, page size, page through, page token, paginate, paging, per page, rest list, scroll, second page, starting after',
  'privacy policy': 'telemetry',
  'problem document': 'problem details, rfc 7807, rfc 9457',
  'publishable key':
    'anon key, api credentials, api key, api token, app key, browser api key, browser key, client api key, client key, client side key, frontend api key, frontend key, key app, key browser, key frontend, key html, key website, project key, public api key, public key of the app, safe browser, visible key, web api key, website key',
  'rate limit': 'quota, rate limiter, retry after, retry after header, throttle, throttling',
  'rate limits':
    'allowed calls, burst, call limit, capacity, concurrency limit, fair use, many calls, many requests, max requests, maximum calls, per minute, qps, request limit, requests per minute, requests per second, rps, slow down, traffic limit, usage limit, volume limit',
  replace: 'regenerate, revoke, roll, rollover, rotate',
  'replace key': 'expire key, key expiry, key revocation, leak, leaked, reset key',
  'replace keys': 'credential rotation, key rotation',
  'request id': 'correlation id, reference number, ticket number, trace id, tracing',
  retry: 'backoff, circuit breaker, exponential, jitter, resilience, resilient, retry policy, retry strategy',
  retryable: 'safe retry, temporary error, transient, try again, worth retrying',
  roadmap:
    'backlog, comes next, coming soon, feature request, future, in development, milestone, new features, next features, next quarter, not yet available, planned, product updates, release schedule, timeline, under development, upcoming, vision, wishlist',
  'roles and permissions': 'acl, api scopes, authz, entitlement, iam, rbac, scope, scopes',
  sandbox: 'sandbox key',
  'sandbox secret key': 'test key',
  'sdk reference': 'type definitions',
  'sdk timeout':
    'hang, never returns, no answer, no response, slow network, stuck forever, takes long, times out, too slow, took long, waits forever',
  'secret key':
    'access key, admin key, api credentials, api key, api login, api password, api scopes, api secret, api token, api user, app secret, backend api key, backend key, backend password, basic auth, client credentials, client secret, credentials, entity secret, key backend, key server, m2m, machine to machine, master key, password api, private api key, private key of the api, restricted key, scope, scopes, server api key, server key, server password, server to server, service account, service key, service principal, service role key, shared secret',
  'send when i ask for help':
    'ask question, complaint, contact us, contact you, email support, get help, info support, information support, open case, phone support, reach you, support ticket, talk human, tell support, write support',
  'set up application': 'new app',
  status: 'monitoring',
  'test webhook endpoint':
    'dummy notification, fire test, ping url, sample notification, send sample, test notification, test url, trial notification, try endpoint',
  'time limit': 'give up, long wait, max wait, request timeout, time out, timeout',
  timeout: 'deadline, gateway timeout, hangs, slow response',
  update: 'migration',
  'update to':
    'bump version, migrate version, migration guide, upgrade guide, upgrade instructions, upgrading, version upgrade',
  'update to 0.2.0': '0 1, latest version, newest, upgrade',
  'verify webhook signature':
    'check sender, fake notification, forged webhook, genuine notification, message authentic, message really, notification real, prove came, secure webhook, spoofed notification, trust notification',
  versioning: 'api version',
  'versions deprecation':
    'backward compatible, backwards compatibility, breaking change, compatibility policy, end life, end support, eol, guarantee, legacy, long supported, long term support, lts, obsolete, old version, release cycle, release policy, release schedule, semantic versioning, semver, stability, stable, sunset, support window',
  webhook:
    'alert, automation, broadcast events, call server, callback, callback url, event handler, hook, http callback, inform server, inform us, instead polling, ipn, listener, notification, notified, notify, ping me, postback, push notification, push server, queue, signal, something happens, subscribe, subscription, trigger, without polling',
  'webhook order duplicates':
    'chronological, delivered twice, double notification, duplicate notification, event order, late notification, notification twice, out order, received twice, same notification, sequence events, wrong order',
  'webhook retries': 'notification retry, redelivered, server slow',
  'webhook sandbox local':
    'behind firewall, localhost webhook, notifications laptop, notifications localhost, webhook localhost',
  'what can go wrong': 'not working',
  'what nacre does not do': 'not yet available',
};
