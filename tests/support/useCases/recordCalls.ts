/** Wraps an object so that calls on it and its parts are recorded under a name, such as `client.loyalty.redeem`. */
export function recordCalls<T extends object>(target: T, name: string, note: (call: string) => void): T {
  return new Proxy(target, {
    get(_target, property) {
      const value: unknown = Reflect.get(target, property, target);
      const path = name === '' ? String(property) : `${name}.${String(property)}`;
      if (typeof value !== 'function')
        return typeof value === 'object' && value !== null ? recordCalls(value, path, note) : value;
      return (...args: unknown[]): unknown => {
        note(path);
        const result: unknown = Reflect.apply(value, target, args);
        const isAccount = path === 'client.accounts.create' || path === 'client.accounts.get';
        return isAccount
          ? (result as Promise<object>).then((account) => recordCalls(account, 'account', note))
          : result;
      };
    },
  });
}
