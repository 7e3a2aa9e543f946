import { readFileSync } from 'node:fs'
import { appSourcePage, frontEndSources } from './folders.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { ServerParts } from './start-server.ts'

/** In development the app draws its first page itself, as it does from the page that is kept for no network. */
const renderer: PageRenderer = {
  callsFor: () => [],
  renderPage: ({ language }) => ({
    status: 200,
    html: readFileSync(appSourcePage, 'utf8').replace('<html lang="en"', `<html lang="${language}"`),
    inlineScripts: [],
    inlineStyles: [],
  }),
}

/** The server behind Vite, which answers at the address of the settings and completes the pages of the sources. */
export const developmentParts = (port: number): ServerParts => ({
  loadRenderer: async () => renderer,
  frontEnd: frontEndSources,
  listenAt: { host: '127.0.0.1', port },
})
