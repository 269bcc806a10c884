// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import BalanceDemo from '../../src/components/demos/BalanceDemo/index.tsx';
import * as balance from '../../src/components/demos/BalanceDemo/format.ts';
import WebhookDemo from '../../src/components/demos/WebhookDemo/index.tsx';
import * as webhook from '../../src/components/demos/WebhookDemo/webhook.ts';

vi.mock('../../src/components/Demo/index.tsx', () => ({
  default: ({ draw }: { draw: (engine: unknown) => ReactNode }) => draw,
}));
vi.mock('../../src/components/Demo/Outcome.tsx', () => ({ default: () => null, ThrownError: () => null }));
afterEach(cleanup);

const drawBalance = () => createElement(BalanceDemo as never, balance);
const drawWebhook = () => createElement(WebhookDemo as never, webhook);

it.each([
  ['Amount', 'x', 'The text is not a number', drawBalance],
  ['Decimals', '300', '`decimals`', drawBalance],
  ['Digits shown', '300', '`maximumFractionDigits`', drawBalance],
  ['Secret of the endpoint', '', 'Enter a secret', drawWebhook],
  ['Sent at (Unix time)', 'x', 'Must be whole seconds', drawWebhook],
  ['Body', 'x', 'The signature fits', drawWebhook],
])('the message on the value of %s is beside this field alone', async (label, value, message, draw) => {
  render(draw());
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(message);
});
