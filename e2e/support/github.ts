import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** What is on a branch, and the commit that it points to. */
interface Branch {
  readonly oid: string;
  readonly files: Readonly<Record<string, string>>;
}

/** An answer of GitHub that is no success: by its REST interface a status, by GraphQL an error in an answer with 200. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

interface Variables {
  readonly branch?: string;
  readonly input: {
    readonly name: string;
    readonly oid: string;
    readonly branch: { readonly branchName: string };
    readonly expectedHeadOid: string;
    readonly fileChanges: {
      readonly additions: readonly { readonly path: string; readonly contents: string }[];
      readonly deletions: readonly { readonly path: string }[];
    };
  };
}

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex');

/**
 * GitHub as the editor asks it: branches with files, commits that are refused where the branch has moved, pull requests. It
 * answers as docs.github.com says (REST; GraphQL: `createCommitOnBranch`, whose error is `STALE_DATA`).
 */
export class GitHub {
  readonly branches = new Map<string, Branch>();
  readonly pullRequests: { readonly head: string; readonly labels: string[]; merged: boolean }[] = [];
  /** What the next commit, or everything, is answered with. */
  refusal: Refusal | 'no connection' | undefined;
  private commits = 0;

  constructor(files: Readonly<Record<string, string>>) {
    this.push('main', files);
  }

  /** Commits files to a branch, as a colleague does. @returns the commit */
  push(branch: string, files: Readonly<Record<string, string>>, removed: readonly string[] = []): string {
    const kept = Object.entries(this.branches.get(branch)?.files ?? {}).filter(([path]) => !removed.includes(path));
    const oid = shaOf(String((this.commits += 1)));
    this.branches.set(branch, { oid, files: { ...Object.fromEntries(kept), ...files } });
    return oid;
  }

  read(branch: string, path: string): string {
    return this.branches.get(branch)?.files[path] ?? '';
  }

  /** Answers a page's requests to GitHub. */
  async serve(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isQuery = pathname === '/graphql';
    const asked = isQuery ? (request.postDataJSON() as { query: string; variables: Variables }) : undefined;
    const isChange = asked ? asked.query.includes('createCommitOnBranch') : request.method() === 'PUT';
    const send = (status: number, json: unknown) =>
      route.fulfill({
        status,
        json,
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': '*',
          'Access-Control-Allow-Methods': '*',
        },
      });
    if (request.method() === 'OPTIONS') return send(200, {});
    const { refusal } = this;
    if (isChange && refusal)
      return refusal === 'no connection'
        ? route.abort('internetdisconnected')
        : send(refusal.status, { message: refusal.message });
    if (asked) {
      const { data, error } = this.query(asked.query, asked.variables);
      return send(200, error ? { data: null, errors: [{ type: 'STALE_DATA', message: error }] } : { data });
    }
    const [status, json] = this.rest(request.method(), pathname, request.postData() ?? '{}');
    return send(status, json);
  }

  private rest(method: string, path: string, body: string): [status: number, json: unknown] {
    const place = path.replace(/^\/repos\/[^/]+\/[^/]+/, '');
    if (path === '/user')
      return [200, { id: 1, login: 'mei', name: 'Mei Tan', email: 'mei@example.com', avatar_url: '', html_url: '' }];
    if (place.startsWith('/collaborators/')) return [200, {}];
    if (place.startsWith('/git/trees/')) {
      const commit = place.slice('/git/trees/'.length);
      const { files = {} } = [...this.branches.values()].find(({ oid }) => oid === commit) ?? {};
      const tree = Object.entries(files).map(([name, text]) => ({
        type: 'blob',
        path: name,
        sha: shaOf(text),
        size: text.length,
      }));
      return [200, { tree, truncated: false }];
    }
    if (place === '/pulls' && method === 'POST') {
      const { head } = JSON.parse(body) as { head: string };
      const number = this.pullRequests.push({ head, labels: [], merged: false });
      return [
        201,
        {
          number,
          ...this.request(number - 1),
          node_id: String(number),
          html_url: '',
          head: { sha: this.branches.get(head)?.oid },
          created_at: date,
          updated_at: date,
          title: head,
        },
      ];
    }
    const [, number = 0] = (/^\/(?:issues|pulls)\/(\d+)/.exec(place) ?? []).map(Number);
    const pullRequest = this.pullRequests[number - 1];
    if (pullRequest && place.includes('/issues/')) {
      const { labels } = JSON.parse(body) as { labels?: string[] };
      if (labels) pullRequest.labels.splice(0, Infinity, ...labels);
      return [200, { labels: pullRequest.labels.map((name) => ({ name })) }];
    }
    if (pullRequest && place.endsWith('/merge')) {
      pullRequest.merged = true;
      this.push('main', this.branches.get(pullRequest.head)?.files ?? {});
      return [200, { merged: true }];
    }
    return [method === 'DELETE' ? 204 : 200, []];
  }

  private query(query: string, { branch = 'main', input }: Variables): { data?: unknown; error?: string } {
    if (query.includes('createCommitOnBranch')) return this.commit(query, input);
    if (query.includes('createRef(')) {
      const name = input.name.replace('refs/heads/', '');
      if (this.branches.has(name))
        return { error: 'A ref named "refs/heads/' + name + '" already exists in the repository.' };
      const [, base] = [...this.branches].find(([, { oid }]) => oid === input.oid) ?? [];
      this.branches.set(name, { oid: input.oid, files: base?.files ?? {} });
      return { data: { createRef: { ref: { name } } } };
    }
    if (query.includes('defaultBranchRef')) return { data: { repository: { defaultBranchRef: { name: 'main' } } } };
    if (query.includes('fork: repository'))
      return { data: { fork: { id: '1' }, base: { ref: { target: { oid: this.branches.get(branch)?.oid } } } } };
    if (/pullRequests\(\s*states: OPEN/.test(query)) {
      const nodes = this.pullRequests.flatMap(({ merged }, at) => (merged ? [] : [this.request(at)]));
      return { data: { repository: { pullRequests: { nodes } } } };
    }
    if (query.includes('totalCount'))
      return {
        data: {
          repository: {
            pullRequests: {
              totalCount: this.pullRequests.filter(({ head, merged }) => head === branch && !merged).length,
            },
          },
        },
      };
    const named = [
      ...query.matchAll(/(\w+_\d+):\s+(?:object\((?:oid|expression): "([^"]+)"\)|ref\(qualifiedName: \$branch\))/g),
    ];
    if (named.length)
      return {
        data: {
          repository: Object.fromEntries(
            named.map(([, name = '', object]) => [name, object ? this.blob(object) : history]),
          ),
        },
      };
    const { oid } = this.branches.get(branch) ?? {};
    return {
      data: { repository: { ref: oid ? { target: { history: { nodes: [{ oid, message: 'A commit' }] } } } : null } },
    };
  }

  private commit(
    query: string,
    { branch: { branchName }, expectedHeadOid, fileChanges }: Variables['input'],
  ): { data?: unknown; error?: string } {
    const head = this.branches.get(branchName)?.oid;
    if (head !== expectedHeadOid)
      return { error: `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.` };
    const texts = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
    );
    const oid = this.push(
      branchName,
      Object.fromEntries(texts),
      fileChanges.deletions.map(({ path }) => path),
    );
    const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(([, name, path]) => [
      name,
      { oid: shaOf(this.read(branchName, path ?? '')) },
    ]);
    return { data: { createCommitOnBranch: { commit: { oid, committedDate: date, ...Object.fromEntries(files) } } } };
  }

  /** A file by its contents' hash, or as "branch:path". */
  private blob(object: string): unknown {
    const [branch = '', path] = object.split(':');
    const all = [...this.branches.values()].flatMap(({ files }) => Object.values(files));
    const text = path ? this.branches.get(branch)?.files[path] : all.find((candidate) => shaOf(candidate) === object);
    return text === undefined
      ? null
      : { oid: shaOf(text), text, byteSize: text.length, isBinary: false, isTruncated: false };
  }

  private request(at: number): object {
    const { head, labels } = this.pullRequests[at] ?? { head: '', labels: [] };
    const [now, main] = [this.branches.get(head), this.branches.get('main')];
    const paths = Object.keys(now?.files ?? {}).filter((path) => now?.files[path] !== main?.files[path]);
    return {
      id: String(at + 1),
      number: at + 1,
      title: head,
      url: '',
      isDraft: true,
      isCrossRepository: false,
      createdAt: date,
      updatedAt: date,
      headRefName: head,
      headRefOid: now?.oid,
      author: { login: 'mei', avatarUrl: '', name: 'Mei Tan', email: '', databaseId: 1 },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: paths.map((path) => ({ path, changeType: 'MODIFIED' })) },
    };
  }
}

const date = '2026-11-27T08:00:00Z';
const history = {
  target: {
    history: {
      nodes: [
        {
          author: { name: 'Lee', email: '', user: { id: 2, login: 'lee' } },
          committedDate: date,
          oid: '',
          message: '',
        },
      ],
    },
  },
};
