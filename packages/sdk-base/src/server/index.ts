// The server entry: functions that use a secret key or verify input to a server. None of them belong in a page.
export type { AccessTokenClaims } from './AccessTokenClaims.ts';
export { createNodeWebhookHandler, type NodeRequest, type NodeResponse } from './createNodeWebhookHandler.ts';
export { createServerClient } from './createServerClient.ts';
export type { ServerClient } from './generated/ServerClient.ts';
export { createWebhookHandler } from './createWebhookHandler.ts';
export type { ServerApi, ServerRequest, ServerTransportOptions } from './ServerApi.ts';
export type { ServerClientConfig } from './ServerClientConfig.ts';
export type { ServerArguments, ServerEntry, ServerOperation, ServerResult } from './ServerTypes.ts';
export { signWebhook, type SignWebhookArgs } from './signWebhook.ts';
export { verifyAccessToken } from './verifyAccessToken.ts';
export type { KeySet, VerifyAccessTokenOptions } from './VerifyAccessTokenOptions.ts';
export type { WebhookHandlerOptions, WebhookHandlers } from './WebhookHandlerOptions.ts';
export { waitForJob } from './waitForJob.ts';
export { waitForOrder } from './waitForOrder.ts';
