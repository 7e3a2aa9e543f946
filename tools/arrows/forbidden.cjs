/**
 * The arrows of ARCHITECTURE.md: what may never import what. Each alternative of a rule is a rule of its own, with the
 * two files that `npm test` writes to prove that it is caught.
 */

/** One side of an arrow: the files it means, and the path of a sample file. */
const side = (name, path, sample) => ({ name, path, sample })

const inPackage = (name, sample = `packages/${name}/src/violation.ts`) =>
  side(name, `^packages/${name}/`, sample)
const inDomain = (name, noun) => side(name, `^modules/${name}/`, `modules/${name}/${noun}/violation.ts`)

const meta = inPackage('meta')
const design = inPackage('design')
const contract = inPackage('contract')
const client = inPackage('client')
const framework = inPackage('framework', 'packages/framework/src/documents/violation.ts')

const site = inDomain('site', 'website')
const money = inDomain('money', 'ledger')
const store = inDomain('store', 'orders')
const community = inDomain('community', 'events')
const modules = side('modules', '^modules/', 'modules/store/orders/violation.ts')

const app = side('app', '^apps/app/', 'apps/app/src/data/violation.ts')
const desk = side('desk', '^apps/desk/', 'apps/desk/src/data/violation.ts')
const server = side('server', '^apps/server/', 'apps/server/src/violation.ts')
const apps = [app, desk, server]

const demo = side('demo', '^demo/', 'demo/violation.ts')
const tools = ['tools', 'e2e', 'bench'].map((name) => side(name, `^${name}/`, `${name}/violation.ts`))
const packages = [meta, design, contract, client, framework]

const MODULE = '^modules/([^/]+)/([^/]+)/'
const deepInModule = side(
  'deep',
  '^modules/[^/]+/[^/]+/(?!(testing/)?index\\.ts$)',
  'modules/store/cart/cart/violation.ts',
)
const deepInFramework = side(
  'deep',
  '^packages/framework/src/[^/]+/(?!index\\.ts$)',
  'packages/framework/src/queries/violation.ts',
)
const testing = side('testing', '^modules/[^/]+/[^/]+/testing/', 'modules/money/ledger/testing/index.ts')

/** What decides, and neither reads nor writes: plain functions and tables of transitions. */
const decides = {
  ...side(
    'rules',
    '^modules/.*(/rules/|\\.(rules|states)\\.ts$)',
    'modules/store/orders/order/violation.rules.ts',
  ),
  pathNot: '\\.test\\.ts$',
}
const io = ['database', 'rest', 'tasks', 'files'].map((name) =>
  side(name, `^packages/framework/src/${name}/`, `packages/framework/src/${name}/violation.ts`),
)
const sql = ['kysely', 'pg'].map((name) => side(name, `(^|node_modules/)${name}(/|$)`, name))

/** Modules of Node that reach outside the process, draw random numbers, or read the clock. */
const nodeModules = [
  ...[
    'fs',
    'net',
    'http',
    'https',
    'child_process',
    'process',
    'crypto',
    'dns',
    'os',
    'timers',
    'worker_threads',
  ],
].map((name) => side(`node-${name}`, `^(node:)?${name}(/|$)`, `node:${name}`))
const reachingOut = nodeModules.filter(
  ({ name }) => !['node-crypto', 'node-os', 'node-timers'].includes(name),
)

const screens = (name) =>
  side(
    `${name}-screens`,
    `^apps/${name}/src/(screens|overrides)/([^/]+)/`,
    `apps/${name}/src/screens/cart/violation.ts`,
  )

const arrows = (name, froms, tos) =>
  froms.flatMap((from) =>
    tos.map((to) => ({
      name: `${name}: ${from.name} -> ${to.name}`,
      from: { path: from.path, pathNot: from.pathNot },
      to: { path: to.path, pathNot: to.pathNot },
      sample: { from: from.sample, to: to.sample },
    })),
  )

const others = (...without) => packages.filter((one) => !without.includes(one))

const own = (one, path) => ({ ...one, path })

const rules = [
  ...arrows('tools stay outside', [...packages, modules, ...apps, demo], tools),
  ...arrows('meta imports nothing', [meta], [modules, ...apps, demo, ...others(meta)]),
  ...arrows('design imports only meta', [design], [modules, ...apps, demo, ...others(meta, design)]),
  ...arrows('the contract imports nothing', [contract], [modules, ...apps, demo, ...others(contract)]),
  ...arrows('the client imports only the contract', [client], [modules, ...apps, demo, framework]),
  ...arrows('the framework knows no business', [framework], [modules, ...apps, demo, client, contract]),
  ...arrows('the framework is imported by its public API', [modules, server, demo], [deepInFramework]),
  ...arrows(
    'folders of the framework import each other by their public API',
    [own(framework, '^packages/framework/src/([^/]+)/')],
    [{ ...deepInFramework, pathNot: '^packages/framework/src/$1/' }],
  ),
  ...arrows('modules import only the framework, meta and design', [modules], [...apps, client, contract]),
  ...arrows('only demos import the demo', [{ ...modules, pathNot: '/demo\\.ts$' }], [demo]),
  ...arrows('the demo knows no module', [demo], [modules, ...apps, client, contract]),
  ...arrows(
    'modules import each other by their public API',
    [own(modules, MODULE)],
    [{ ...deepInModule, pathNot: '^modules/$1/$2/' }],
  ),
  ...arrows(
    'only tests import what is for tests',
    [
      ...[{ ...modules, pathNot: '\\.test\\.ts$|/sample-[^/]+\\.ts$|^modules/[^/]+/[^/]+/testing/' }],
      ...[server, demo].map((one) => ({ ...one, pathNot: '\\.test\\.ts$|/sample-[^/]+\\.ts$' })),
    ],
    [testing],
  ),
  ...arrows('the server imports modules by their public API', [server], [deepInModule]),
  ...arrows('store and community never meet', [store], [community]),
  ...arrows('store and community never meet', [community], [store]),
  ...arrows('money knows only site', [money], [store, community]),
  ...arrows('site knows no other domain', [site], [store, community, money]),
  ...arrows('rules are pure', [decides], [...nodeModules, ...io, ...sql]),
  ...arrows('meta does no input or output', [{ ...meta, pathNot: '\\.test\\.ts$' }], reachingOut),
  ...arrows('apps see only the client', [app, desk], [modules, demo, framework]),
  ...arrows('apps do not import each other', [app], [desk, server]),
  ...arrows('apps do not import each other', [desk], [app, server]),
  ...arrows('the server renders by build output only', [server], [app, desk]),
  ...['app', 'desk'].flatMap((name) =>
    arrows(
      'screens do not import screens',
      [screens(name)],
      [
        {
          ...side(
            'another',
            `^apps/${name}/src/(screens|overrides)/`,
            `apps/${name}/src/screens/orders/violation.ts`,
          ),
          pathNot: `^apps/${name}/src/$1/$2/`,
        },
      ],
    ),
  ),
  ...['app', 'desk'].flatMap((name) =>
    arrows(
      'ui knows no screen',
      [side(`${name}-ui`, `^apps/${name}/src/ui/`, `apps/${name}/src/ui/violation.ts`)],
      ['screens', 'overrides', 'shell'].map((folder) =>
        side(folder, `^apps/${name}/src/${folder}/`, `apps/${name}/src/${folder}/cart/violation.ts`),
      ),
    ),
  ),
]

const withoutUndefined = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** For dependency-cruiser. */
const forbidden = [
  // Types are gone when the code runs: two that know each other are no cycle.
  {
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  // What only a bundler knows: modules that plugins make up, and style sheets by their address.
  {
    name: 'every import resolves',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|[.]css$|[.]css[?]url$' },
  },
  ...rules.map(({ name, from, to }) => ({
    ...{ name, severity: 'error' },
    ...{ from: withoutUndefined(from), to: withoutUndefined(to) },
  })),
]

module.exports = { forbidden, samples: rules.map(({ name, sample }) => ({ name, ...sample })) }
