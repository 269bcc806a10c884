import type { Synonyms } from './Synonyms.ts';

/** The API: its keys, limits, errors and versions. */
export const apiWords: Synonyms = {
  'allowed origins':
    'allowed domains, allowlist, authorized domains, authorized javascript origins, cors, domain allowlist, domain restriction, domain verification, domain whitelist, http referrer, localhost, redirect urls, referer, referrer, same origin policy, trusted domain, trusted origin, url whitelist, website url, whitelist',
  'api unavailable':
    'bad gateway, connection error, connection refused, internal server error, network error, server error, server unavailable, service unavailable, unreachable',
  application: 'app registration, create app, project',
  'application id': 'app id, client id',
  'backend api':
    'api docs, api explorer, api reference, backend sdk, csharp, elixir, golang, graphql, grpc, http client, rest, rest api, rest client, server sdk, web api',
  'base error': 'error object',
  'base urls': 'api domain, api host, api hostname, api root, base path, endpoint url, host name, root url',
  'cancel call': 'abort signal, abortcontroller, cancellation token, in flight, interrupt',
  changelog:
    'announcements, new features, news, patch notes, product updates, release history, release notes, releases, revision history, updates, version history, whats new',
  conflict:
    'concurrent modification, concurrent update, optimistic lock, race condition, stale, version conflict',
  cursor:
    'continuation token, has more, infinite scroll, keyset pagination, load more, next page, offset, page through, page token, paginate, paging',
  duplicates: 'charged twice, dedupe, deduplicate, deduplication',
  'environment variable': 'env var',
  error: 'crash, exception, failure, runtime error, triage',
  errors: 'debugging, diagnose, http errors, http status, status code, troubleshoot, troubleshooting',
  'errors problem document': 'error schema',
  expires: 'expiration, expiry, ttl',
  google: 'callback url, redirect urls',
  'handle keys':
    'committed secret, exposed, git leak, key management, keys leaked, kill switch, leak, leaked, secret in git, secret management, secrets manager',
  idempotency:
    'at most once, charged twice, dedupe, deduplicate, deduplication, double charge, double click, double payment, double spend, double submission, duplicate payment, duplicate request, duplicated, paid twice, replay safe, safe retry',
  'idempotency key': 'client request token, client token, request key, request token',
  'invalid argument': 'invalid input, malformed, schema validation, unprocessable',
  log: 'telemetry',
  'log error': 'datadog, error reporting, error tracking, observability, sentry, tracing',
  'log without secrets': 'redact, redaction, sanitize logs',
  'not found': 'does not exist, missing resource, no such',
  openapi:
    'api definition, api spec, api specification, client generator, code generator, codegen, generate client, insomnia, json schema, postman, postman collection, redoc, swagger',
  'own transport': 'axios, corporate proxy, custom headers, http interceptor, http proxy, interceptor, proxy',
  'page list': 'iterate, iterator',
  pagination:
    'batch size, continuation token, cursor based, infinite scroll, list all, load more, next cursor, next page, offset, page number, page size, page through, page token, paginate, paging, per page, starting after',
  'privacy policy': 'telemetry',
  'problem document': 'problem details, rfc 7807, rfc 9457',
  'publishable key':
    'anon key, api credentials, api key, api token, app key, browser api key, browser key, client api key, client key, client side key, frontend api key, frontend key, project key, public api key, public key of the app, web api key',
  'rate limit': 'quota, rate limiter, retry after, retry after header, throttle, throttling',
  'rate limits':
    'burst, concurrency limit, fair use, qps, request limit, requests per minute, requests per second, rps, usage limit',
  replace: 'regenerate, revoke, roll, rollover, rotate',
  'replace key': 'expire key, key expiry, key revocation, leak, leaked, reset key',
  'replace keys': 'credential rotation, key rotation',
  'request id': 'correlation id, trace id, tracing',
  retry: 'backoff, circuit breaker, exponential, jitter, resilience, resilient, retry policy, retry strategy',
  retryable: 'transient',
  roadmap:
    'backlog, coming soon, in development, milestone, new features, not yet available, planned, product updates, release schedule, under development, upcoming',
  'roles and permissions': 'acl, api scopes, authz, entitlement, iam, rbac, scope, scopes',
  sandbox: 'sandbox key',
  'sandbox secret key': 'test key',
  'sdk reference': 'type definitions',
  'secret key':
    'access key, admin key, api credentials, api key, api scopes, api secret, api token, app secret, backend api key, backend key, client credentials, client secret, credentials, entity secret, m2m, machine to machine, master key, private api key, private key of the api, restricted key, scope, scopes, server api key, server key, server to server, service account, service key, service principal, service role key, shared secret',
  'set up application': 'new app',
  status: 'monitoring',
  'time limit': 'request timeout, time out, timeout',
  timeout: 'deadline, gateway timeout, hangs, slow response',
  update: 'migration',
  'update to':
    'bump version, migrate version, migration guide, upgrade guide, upgrade instructions, upgrading, version upgrade',
  versioning: 'api version',
  'versions deprecation':
    'compatibility policy, eol, legacy, long term support, lts, obsolete, release cycle, release policy, release schedule, semantic versioning, semver, sunset, support window',
  webhook:
    'callback, callback url, event handler, http callback, ipn, listener, notification, postback, push notification, queue, subscribe, subscription',
  'what can go wrong': 'not working',
  'what nacre does not do': 'not yet available',
};
