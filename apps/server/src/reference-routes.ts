import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { encodedResponse, type EncodedResponse } from '#framework/response-cache'
import type { Engine } from '#framework/engine'
import { identify, isDemoRefused } from '#framework/identity'
import { narrowApi, readOpenApi, type OpenApi } from '#framework/openapi'
import {
  isAdministrator,
  isGuest,
  underSiteAccess,
  type Caller,
  type SiteAccess,
} from '#framework/permissions'
import { addVary, sendEncoded } from '#framework/rest'
import { addAssetRoutes } from './asset-routes.ts'
import { openApiFile } from './folders.ts'
import { pagePolicy } from './pages/content-security-policy.ts'

const REFERENCE = '/api/docs/'

const script = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, validatorUrl: null, tryItOutEnabled: true, defaultModelsExpandDepth: 0, withCredentials: true })`

const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mela API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${REFERENCE}swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="${REFERENCE}swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>
`

const referencePolicy = pagePolicy({ inlineScripts: [script], inlineStyles: [] })

const MAX_VIEWS = 20

/** Revalidated on each request and private, because the document depends on the caller. */
function headersFor(caller: Caller) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isGuest(caller) ? 'no-cache' : 'private, no-cache',
  }
}

const shownFiles: readonly string[] = ['swagger-ui.css', 'swagger-ui-bundle.js']

function viewOf(caller: Caller): string {
  const roles = isAdministrator(caller) ? ['everything'] : [...caller.roles].sort()
  return JSON.stringify([roles, [...caller.sharedTypes].sort()])
}

function createViews(engine: Engine, document: OpenApi) {
  const viewsBySite = new WeakMap<SiteAccess, LRUCache<string, EncodedResponse>>()
  return (caller: Caller): EncodedResponse => {
    const views =
      viewsBySite.get(caller.siteAccess) ?? new LRUCache<string, EncodedResponse>({ max: MAX_VIEWS })
    viewsBySite.set(caller.siteAccess, views)
    const view = viewOf(caller)
    const known = views.get(view)
    if (known) return known
    const body = Buffer.from(JSON.stringify(narrowApi(engine, document, caller)))
    const response = encodedResponse({ status: 200, headers: headersFor(caller) }, body)
    views.set(view, response)
    return response
  }
}

/** `/api/openapi.json`, narrowed to the caller, and `/api/docs`, which shows it. */
export function addReferenceRoutes(app: FastifyInstance, engine: Engine): void {
  const view = createViews(engine, readOpenApi(openApiFile))

  app.get('/api/openapi.json', async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization } = request.headers
    const { caller } = await identify(engine, {
      authorization,
      sid: request.cookies['sid'],
      isDemoRefused: isDemoRefused(engine.settings, request.raw),
    })
    addVary(reply, 'authorization', 'cookie')
    return sendEncoded(request, reply, view(underSiteAccess(caller, await engine.siteAccess())))
  })

  const page = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({
        'content-security-policy': referencePolicy,
        'cache-control': 'no-cache',
        'referrer-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(referencePage)
  app.get('/api/docs', page)
  app.get('/api/docs/', page)

  addAssetRoutes(app, {
    folder: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: REFERENCE,
    isHidden: (path) => !shownFiles.includes(path),
  })
}
