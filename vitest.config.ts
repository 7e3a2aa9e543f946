import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,modules,apps,demo,tools,bench}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    globalSetup: ['tools/testing/test-database.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    env: { TZ: 'UTC' },
  },
})
