/**
 * Environment variables that readers have set before they run a sample, which stops without them. The values are the
 * local sandbox's.
 */
export const SAMPLE_ENVIRONMENT = {
  NACRE_APPLICATION_ID: 'app_sandbox',
  NACRE_SECRET_KEY: 'sk_sandbox_local',
  NACRE_WEBHOOK_SECRET: 'whsec_example_0mT7hYk2VqLr',
};
