/** The location of a repository, and the token for it. */
export interface GitHubOptions {
  /** `https://api.github.com`, or a company's own server. */
  api: string;
  /** `owner/name` */
  repository: string;
  token: string | undefined;
}

/** A client of GitHub's API for one repository. */
export class GitHub {
  readonly #options: GitHubOptions;

  constructor(options: GitHubOptions) {
    this.#options = options;
  }

  get repository(): string {
    return this.#options.repository;
  }

  async json<T>(path: string, resource: string): Promise<T> {
    const response = await this.#request(path, resource);
    return (await response.json()) as T;
  }

  /** Downloads a file of at most `most` bytes. */
  async bytes(path: string, resource: string, maxBytes: number): Promise<Uint8Array> {
    const response = await this.#request(path, resource);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > maxBytes) throw new Error(`${resource} is larger than ${maxBytes} bytes, and is refused`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  async #request(path: string, resource: string): Promise<Response> {
    const { api, repository, token } = this.#options;
    const response = await fetch(`${api}/repos/${repository}/${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        // Only this host gets the token, because `fetch` drops it on a redirect to another host.
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    }).catch((error: Error) => {
      throw new Error(`${api} doesn't answer: ${String(error.cause ?? error.message)}`);
    });
    if (response.ok) return response;
    throw new Error(`${why(response.status, resource, repository, token)} (${api} says ${response.status})`);
  }
}

function why(status: number, resource: string, repository: string, token: string | undefined): string {
  if (status === 401) return 'GITHUB_TOKEN is refused: it may have expired. Create a new one';
  if (status !== 403 && status !== 404) return `${resource} of ${repository} can't be read now. Try again`;
  return token
    ? `${repository} has no ${resource}, or GITHUB_TOKEN may not read it: it needs to read actions and pull requests`
    : `${repository} has no ${resource}, or shows it only to signed-in users. Set GITHUB_TOKEN`;
}
