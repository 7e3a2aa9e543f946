/** One arrow of ARCHITECTURE.md: what may never import what. */
const never = (name, from, to) => ({ name, severity: 'error', from, to })

const ROOM = '^modules/([^/]+)/([^/]+)/'
const BACK_DOOR = '^modules/[^/]+/[^/]+/(?!(testing/)?index\\.ts$)'
const FRAMEWORK_BACK_DOOR = '^packages/framework/src/[^/]+/(?!index\\.ts$)'

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    // What only a bundler knows: modules that plugins make up, and style sheets by their address.
    never('every-import-resolves', {}, { couldNotResolve: true, pathNot: '^virtual:|[.]css$|[.]css[?]url$' }),
    never('tools-stay-outside', { path: '^(packages|modules|apps|demo)/' }, { path: '^(tools|e2e|bench)/' }),

    never('meta-is-a-leaf', { path: '^packages/meta/' }, { path: '^(modules|apps|demo|packages/(?!meta/))' }),
    never(
      'design-knows-only-meta',
      { path: '^packages/design/' },
      { path: '^(modules|apps|demo|packages/(?!(design|meta)/))' },
    ),
    never(
      'contract-is-a-leaf',
      { path: '^packages/contract/' },
      { path: '^(modules|apps|demo|packages/(?!contract/))' },
    ),
    never(
      'client-knows-only-the-contract',
      { path: '^packages/client/' },
      { path: '^(modules|apps|demo|packages/framework)/' },
    ),

    never(
      'framework-knows-no-business',
      { path: '^packages/framework/' },
      { path: '^(modules|apps|demo|packages/(client|contract))/' },
    ),
    never(
      'framework-rooms-have-front-doors',
      { path: '^(modules|apps/server|demo)/' },
      { path: FRAMEWORK_BACK_DOOR },
    ),
    never(
      'framework-rooms-enter-each-other-by-the-front-door',
      { path: '^packages/framework/src/([^/]+)/' },
      { path: FRAMEWORK_BACK_DOOR, pathNot: '^packages/framework/src/$1/' },
    ),

    never(
      'modules-stand-on-the-framework',
      { path: '^modules/' },
      { path: '^(apps|packages/(client|contract))/' },
    ),
    never('only-demos-use-the-demo', { path: '^modules/', pathNot: '/demo\\.ts$' }, { path: '^demo/' }),
    never(
      'the-demo-knows-no-room',
      { path: '^demo/' },
      { path: '^(modules|apps|packages/(client|contract))/' },
    ),
    never('rooms-enter-by-the-front-door', { path: ROOM }, { path: BACK_DOOR, pathNot: '^modules/$1/$2/' }),
    never(
      'only-tests-use-what-is-for-tests',
      {
        path: '^(modules|apps|demo)/',
        pathNot: '\\.test\\.ts$|/sample-[^/]+\\.ts$|^modules/[^/]+/[^/]+/testing/',
      },
      { path: '^modules/[^/]+/[^/]+/testing/' },
    ),
    never('server-enters-by-the-front-door', { path: '^apps/server/' }, { path: BACK_DOOR }),
    never(
      'store-and-community-never-meet',
      { path: '^modules/(store|community)/' },
      { path: '^modules/(store|community)/', pathNot: '^modules/$1/' },
    ),
    never('money-knows-only-site', { path: '^modules/money/' }, { path: '^modules/(store|community)/' }),
    never('site-knows-no-wing', { path: '^modules/site/' }, { path: '^modules/(store|community|money)/' }),
    never(
      'rules-are-pure',
      { path: '^modules/.*/rules/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(node:|fs$|net$|http$)|^packages/framework/src/(database|rest|tasks|files)/|^modules/.*/methods/',
      },
    ),

    never(
      'apps-see-only-the-client',
      { path: '^apps/(app|desk)/' },
      { path: '^(modules|demo|packages/framework|apps)/', pathNot: '^apps/$1/' },
    ),
    never('server-renders-by-build-output-only', { path: '^apps/server/' }, { path: '^apps/(app|desk)/' }),
    never(
      'screens-do-not-import-screens',
      { path: '^apps/(app|desk)/src/(screens|overrides)/([^/]+)/' },
      { path: '^apps/$1/src/$2/', pathNot: '^apps/$1/src/$2/$3/' },
    ),
    never(
      'ui-knows-no-screen',
      { path: '^apps/(app|desk)/src/ui/' },
      { path: '^apps/(app|desk)/src/(screens|overrides|shell)/' },
    ),
    never(
      'meta-does-no-io',
      { path: '^packages/meta/', pathNot: '\\.test\\.ts$' },
      { path: '^(node:)?(fs|net|http|https|child_process|process)(/|$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
