import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['**/node_modules/**', '**/dist/**']

/**
 * Files that share a process, because each has a site of its own: loading the server anew for each took a fifth of the
 * time.
 */
const inOneProcess = ['{packages/framework,modules,apps/server}/**/*.test.ts']

/** Files that inspect modules as they are loaded, or replace them. */
const withModulesOfTheirOwn = [
  'modules/money/payments/gateways/**/*.test.ts',
  'packages/framework/src/{files/lazy-loading,identity/password/passwords}.test.ts',
]

/** Files that make their process a browser's, which nothing takes back: libraries look for it when they are loaded. */
const withGlobalsOfTheirOwn = ['packages/framework/src/{realtime,rest}/frappe-react-sdk.test.ts']

/** Files without a site. */
const withoutSite = [
  '{apps/{app,desk},packages/{client,contract,design,meta}}/**/*.test.{ts,tsx}',
  '{bench,demo}/**/*.test.ts',
]

/** Files that take minutes run first, so that others run beside them. */
const longest = [
  'payments-in-any-sequence.test.ts',
  'every-permission.test.ts',
  'fuzz.test.ts',
  'new.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((end) => moduleId.endsWith(end))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: inOneProcess,
          exclude: [...exclude, ...withModulesOfTheirOwn, ...withGlobalsOfTheirOwn],
          isolate: false,
        },
      },
      {
        // Files share a process and what comes from packages, but not the modules of the repository: a third of the
        // time of a process for each, and no file finds what another left.
        extends: true,
        test: {
          name: 'clients',
          include: [...withoutSite, ...withModulesOfTheirOwn],
          exclude,
          isolate: false,
          setupFiles: ['tools/testing/reset-modules.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ['tools/**/*.test.{ts,mjs}', ...withGlobalsOfTheirOwn], exclude },
      },
    ],
    environment: 'node',
    // Classes of components have the names that their style sheets give them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tools/testing/test-database.ts'],
    // Workers wait for the database and for timeouts now and then: a third one uses that time of two processors.
    maxWorkers: 3,
    testTimeout: 40_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    env: { TZ: 'UTC' },
  },
})
