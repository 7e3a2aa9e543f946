import { readFileSync } from 'node:fs'
import { appSourcePage, frontEndSources } from './folders.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { ServerParts } from './start-server.ts'

/**
 * Serves the source page in development: the app renders its first page itself, as from the page stored for offline
 * use.
 */
const renderer: PageRenderer = {
  callsFor: () => [],
  renderPage: ({ language }) => ({
    status: 200,
    html: readFileSync(appSourcePage, 'utf8').replace('<html lang="en"', `<html lang="${language}"`),
    inlineScripts: [],
    inlineStyles: [],
  }),
}

export const developmentParts = (port: number): ServerParts => ({
  loadRenderer: async () => renderer,
  frontEnd: frontEndSources,
  listenAt: { host: '127.0.0.1', port },
})
