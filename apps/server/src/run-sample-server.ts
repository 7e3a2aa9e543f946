// Runs the server's own process, as main.ts does, with few modules and without a built app, for tests of its start.
import { deletedDocuments } from '#framework/deleted-documents'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { records } from '#framework/document-history'
import { permissionAdmin } from '#framework/permission-admin'
import { rpc } from '#framework/rpc'
import { developmentParts } from './development-parts.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { runServer } from './run-server.ts'

const renderer: PageRenderer = {
  callsFor: () => [],
  renderPage: () => ({ status: 200, html: '<!doctype html>', inlineScripts: [], inlineStyles: [] }),
}

const [developmentPort] = process.argv.slice(2)
await runServer({
  modules: [identity, permissionAdmin, files, records, deletedDocuments, rpc],
  loadRenderer: async () => renderer,
  ...(developmentPort === undefined ? {} : developmentParts(Number(developmentPort))),
})
